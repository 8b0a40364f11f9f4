import { base64View } from './views/base64.ts';
import { htmlEntitiesView } from './views/html-entities.ts';
import { jsonEscapesView } from './views/json-escapes.ts';
import { lineWrapsView } from './views/line-wraps.ts';
import { urlEncodingView } from './views/url-encoding.ts';
import type { View } from './views/view.ts';

/** The product's views. A new one is a file in `views/` and a line in this list. */
export const VIEWS: readonly View[] = [
  lineWrapsView,
  jsonEscapesView,
  urlEncodingView,
  htmlEntitiesView,
  base64View,
];
