import { randomUUID } from 'node:crypto';
import type { ErrorPayload } from 'vite';
import { escapeHtml } from '../../renderer/build/page/render/escape.ts';
import { formatIssues } from '../report/text.ts';
import type { Fault } from './dev-site.ts';

/** Where `dev` answers what is not of the site. */
export const galleryPath = '/__gallery';

/** By which browsers let the overlay bring its styles, and nothing else that the policy of the site refuses. */
export const overlayNonce = randomUUID();

/**
 * What `dev` adds to a page: the script that listens for changes, with the nonce of its overlay's styles, the one that puts
 * changes in place, and the one that opens sections in the editor. Everything else is what `build` writes.
 */
export const devAddition = [
  script('/@vite/client'),
  `<meta property="csp-nonce" nonce="${overlayNonce}">`,
  script(`${galleryPath}/in-step.js`),
  script(`${galleryPath}/open-section.js`),
  '\n',
].join('');

function script(src: string): string {
  return `<script type="module" src="${src}"></script>`;
}

/** A page as `dev` serves it. */
export function withDevAddition(html: string): string {
  const end = html.indexOf('</head>');
  return end === -1 ? html + devAddition : html.slice(0, end) + devAddition + html.slice(end);
}

/** The text of a fault as the terminal shows it. */
function faultText(fault: Fault): string {
  return fault.kind === 'issues'
    ? formatIssues(fault.issues, { color: false, cwd: process.cwd() })
    : String(fault.error);
}

/**
 * A fault for the overlay of Vite's client: the first place is the file it offers to open, and the stack lists the
 * places of the others, which it turns into links as well.
 */
export function overlayPayload(fault: Fault): ErrorPayload {
  const message = faultText(fault);
  if (fault.kind === 'thrown') return { type: 'error', err: { message, stack: fault.error.stack ?? '' } };
  const [first, ...others] = fault.issues.flatMap(({ file, line, column }) =>
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

/**
 * What stands in for every page while there is a fault: it waits for the overlay, and tells those without scripts. Pages
 * that are open ask for themselves now and then, and know it by its mark.
 */
export function faultPage(fault: Fault): string {
  return [
    '<!doctype html>',
    '<html lang="en" data-fault>',
    '<head><meta charset="utf-8"><title>The site has faults</title>',
    `${devAddition.trim()}</head>`,
    `<body><pre>${escapeHtml(faultText(fault))}</pre></body>`,
    '</html>',
    '',
  ].join('\n');
}
