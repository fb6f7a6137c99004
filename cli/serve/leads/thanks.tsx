import { renderToStaticMarkup } from 'react-dom/server';
import { inboxPath } from './reroute.ts';

/** Returns the page after a form post without script. */
export function thanksPage(back: string): string {
  return `<!doctype html>\n${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>Thank you</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={`${inboxPath}/style.css`} />
      </head>
      <body>
        <main className="thanks">
          <h1>Thank you</h1>
          <p>What you sent has arrived in the lead inbox. A real destination shows a page of its own here.</p>
          <p className="actions">
            <a className="button" href={back}>
              Back to the page
            </a>
            <a className="button" href={inboxPath}>
              Open the inbox
            </a>
          </p>
        </main>
      </body>
    </html>,
  )}\n`;
}
