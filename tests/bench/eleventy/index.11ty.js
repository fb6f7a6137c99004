import { document, homePage } from './_includes/page.js';

export const data = { permalink: '/index.html' };

export function render({ words }) {
  return document({ ...words.home, path: '/', more: '', body: homePage(words) }, words);
}
