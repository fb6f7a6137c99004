import { randomUUID } from 'node:crypto';
import type { ErrorPayload } from 'vite';
import { escapeHtml } from '../../renderer/sdk/raw-text.ts';
import { formatIssues } from '../report/text.ts';
import type { Failure } from './dev-site.ts';

/** The address of the gallery in `dev`. */
export const galleryPath = '/__gallery';

/** The nonce that lets the overlay add its styles despite the policy of the site. */
export const overlayNonce = randomUUID();

/**
 * The scripts that `dev` adds to pages: Vite's client with the nonce for its overlay, the one that updates pages in place,
 * and the one that opens sections in the editor.
 */
export const devScripts = [
  script('/@vite/client'),
  `<meta property="csp-nonce" nonce="${overlayNonce}">`,
  script(`${galleryPath}/live-update.js`),
  script(`${galleryPath}/open-section.js`),
  '\n',
].join('');

function script(src: string): string {
  return `<script type="module" src="${src}"></script>`;
}

/** Returns a page with the scripts of `dev`, and with the one that tells the studio what is pressed. */
export function addDevScripts(html: string, studio?: string): string {
  const end = html.indexOf('</head>');
  const added = studio === undefined ? devScripts : devScripts + studioScript(studio);
  return end === -1 ? html + added : html.slice(0, end) + added + html.slice(end);
}

function studioScript(origin: string): string {
  return `<script src="${galleryPath}/studio-frame.js" data-studio="${origin}"></script>\n`;
}

/** Returns errors as the terminal shows them. */
function failureText(failure: Failure): string {
  return failure.kind === 'issues'
    ? formatIssues(failure.issues, { color: false, cwd: process.cwd() })
    : String(failure.error);
}

/** Returns errors for Vite's overlay, which links the first location and those in the stack. */
export function overlayPayload(failure: Failure): ErrorPayload {
  const message = failureText(failure);
  if (failure.kind === 'thrown') return { type: 'error', err: { message, stack: failure.error.stack ?? '' } };
  const [first, ...others] = failure.issues.flatMap(({ file, line, column }) =>
    file === undefined ? [] : [{ file, line: line ?? 1, column: column ?? 1 }],
  );
  return {
    type: 'error',
    err: {
      message,
      stack: others.map(({ file, line, column }) => `${file}:${line}:${column}`).join('\n'),
      ...(first === undefined ? {} : { id: first.file, loc: first }),
    },
  };
}

/** Returns the page that replaces every page while the site has errors. Open pages recognise it by `data-error`. */
export function errorPage(failure: Failure): string {
  return [
    '<!doctype html>',
    '<html lang="en" data-error>',
    '<head><meta charset="utf-8"><title>The site has errors</title>',
    `${devScripts.trim()}</head>`,
    `<body><pre>${escapeHtml(failureText(failure))}</pre></body>`,
    '</html>',
    '',
  ].join('\n');
}
