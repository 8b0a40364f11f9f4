import { writeFileSync } from 'node:fs';
import type { Tab } from './chromium.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
}

export const WIDE: Size = { width: 1280, height: 800, scheme: 'light' };
export const NARROW: Size = { width: 360, height: 740, scheme: 'dark' };

const PATIENCE_MS = 20_000;

/** The page in a tab, as a person has it. */
export interface PageUnderTest {
  size(size: Size): Promise<void>;
  open(url: string): Promise<void>;
  /** Waits until an expression is true. Throws where that takes too long. */
  until(expression: string): Promise<void>;
  press(...keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  shoot(file: string): Promise<void>;
}

const CODES: Readonly<Record<string, number>> = {
  Tab: 9,
  Enter: 13,
  Escape: 27,
  PageDown: 34,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
};

/** Keys go the way that a keyboard's go. */
export function pageIn(tab: Tab): PageUnderTest {
  const key = async (name: string): Promise<void> => {
    const code = CODES[name];
    const text = name === 'Enter' ? '\r' : code === undefined ? name : undefined;
    const how = { key: name, windowsVirtualKeyCode: code ?? 0, ...(text === undefined ? {} : { text }) };
    await tab.send('Input.dispatchKeyEvent', { type: text === undefined ? 'rawKeyDown' : 'keyDown', ...how });
    await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', key: name, windowsVirtualKeyCode: code ?? 0 });
  };
  return {
    size: async ({ width, height, scheme }) => {
      await tab.send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: 1,
        mobile: width < 500,
      });
      const features = [{ name: 'prefers-color-scheme', value: scheme }];
      await tab.send('Emulation.setEmulatedMedia', { features });
    },
    open: async (url) => {
      await tab.send('Page.navigate', { url: 'about:blank' });
      await tab.send('Page.navigate', { url });
    },
    until: async (expression) => {
      const endMs = Date.now() + PATIENCE_MS;
      while (!(await tab.run<boolean>(`Boolean(${expression})`))) {
        if (Date.now() > endMs) throw new Error(`waited in vain for ${expression}`);
        await new Promise((done) => setTimeout(done, 20));
      }
    },
    press: async (...keys) => {
      for (const name of keys) await key(name);
    },
    type: async (text) => {
      for (const letter of text) await key(letter);
    },
    shoot: async (file) => {
      const { data } = await tab.send<{ data: string }>('Page.captureScreenshot', { format: 'png' });
      writeFileSync(file, Buffer.from(data, 'base64'));
    },
  };
}
