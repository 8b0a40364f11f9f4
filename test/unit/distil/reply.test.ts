import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_WORTH } from '../../../src/capture/distil-request.ts';
import { replyIn } from '../../../src/extras/distiller/claude.ts';

const MEMORY = { summary: 's', kind: 'cause', evidence: [1] };

describe('the reply of a model', () => {
  it('is found among words and fences, with what it leaves out', () => {
    const text = `Here:\n\`\`\`json\n${JSON.stringify({ memories: [MEMORY], wrong: [{ known: 1, by: null }], extra: 1 })}\n\`\`\``;
    expect(replyIn(text)).toEqual({
      memories: [{ ...MEMORY, body: '', files: [], worth: MOST_WORTH }], // what is not weighed is kept
      overturned: [],
      wrong: [{ known: 1, by: undefined }],
      seen: [],
    });
  });

  it.each([
    ['8', 8],
    ['9/10', 0],
    [null, 0],
  ])('gives a worth that is no number %j its number, or none', (worth, read) => {
    const reply = replyIn(JSON.stringify({ memories: [{ ...MEMORY, worth }, MEMORY] }));
    expect(reply?.memories.map((one) => one.worth)).toEqual([read, MOST_WORTH]);
  });

  it.each([
    ['no JSON', 'I had rather not.'],
    ['half of it', '{"memories": [{"summary": "a"'],
    ['no memories', '{"overturned": []}'],
    ['a kind of its own', JSON.stringify({ memories: [{ ...MEMORY, kind: 'secret' }] })],
    ['numbers that are none', JSON.stringify({ memories: [{ ...MEMORY, evidence: ['one'] }] })],
    ['a list', '[{"memories": []}, {}]'],
  ])('is none with %s', (_what, text) => {
    expect(replyIn(text)).toBeUndefined();
  });

  it('is a reply or none, whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => replyIn(text)).not.toThrow();
      }),
    );
  });
});
