import type { Command } from 'commander';
import type { IssueCode } from '../../renderer/sdk/issue.ts';
import type { RegisteredBlock } from '../../renderer/site/registry.ts';
import { codesOf, families } from '../explain/families.ts';
import { fieldDocs } from '../gallery/field-docs.ts';

/** Returns `AGENTS.md` of new sites: how a coding agent changes them. Its facts come from the engine. */
export function agentsGuide(blocks: Iterable<RegisteredBlock>, program: Command): string {
  return `# Notes for coding agents

This is a static site built with Frontage. It is data: \`pages.config.ts\` lists the pages, and files in \`templates/\` hold their
words. Change the words and the config; there is no HTML to write.

\`node_modules/frontage/docs/\` explains each part: \`forms.md\`, \`pictures.md\`, \`many-pages.md\`, and all fields in \`blocks.md\`.

## Where things are

| to change | edit |
|---|---|
| words of a page | its file in \`templates/copy/\`: one exported object per section, \`satisfies Section\` |
| header, footer, the page for missing addresses | \`templates/copy/shared.ts\` |
| pages, titles, descriptions, redirects | \`routes\`, \`notFound\` and \`redirects\` in \`pages.config.ts\` |
| prices, phone numbers, days, e-mail addresses | \`facts\` in \`pages.config.ts\`; copy uses them as \`{{facts.replyTime}}\`, fields as \`{ fact: 'phone' }\` |
| where forms send | \`destinations\` in \`pages.config.ts\`; the address is in the environment variable \`PUBLIC_LEADS_URL\` |
| colours, spacing, sizes of type | the custom properties in \`templates/theme.css\` |
| typefaces | \`fonts\` in \`pages.config.ts\`: \`{ text: { package: '@fontsource-variable/figtree' } }\`, once it is installed as a development dependency |
| pictures | \`templates/images/\`, used by name: \`{ src: 'icon.svg', alt: '' }\` |
| videos | \`templates/videos/\`, with captions: \`{ src: 'tour.mp4', captions: 'tour.vtt' }\` |
| files to copy as they are, such as PDFs | \`templates/public/\`, linked by name: \`/brochure.pdf\` |
| icons | \`templates/icons/\`, one colour, used by name: \`own:tooth\` is \`tooth.svg\`; \`lucide:croissant\` is of an installed \`@iconify-json/lucide\` |
| templates for new pages | \`templates/pages/\` |

Add, move and remove pages with commands, which also update links and redirects:

\`\`\`
npx frontage new --template keyword-landing --path /roof-repair --param keyword="Roof repair" --yes
npx frontage new --from /about --path /team --title "The people who do the work" --yes
npx frontage rename /roof-repair /roofs
npx frontage remove /roofs --to /
\`\`\`

## Rules

1. Write each number, price and date once, as a fact. A figure in a sentence is a warning (\`claim-literal\`).
2. Never invent figures, reviews, names, addresses or guarantees. Ask for what you do not know.
3. The name of a section in \`routes\` is its id: \`sections: { contact: about.contact }\` is \`/about#contact\`.
4. Links to pages are paths (\`/about\`), without \`.html\`. A link to a missing page or id is an error.
5. The config computes nothing: no loops, no functions. For many similar pages, use a page template with rows.
6. Do not turn rules off to hide a warning. Fix what it reports; \`npx frontage explain ID\` says why and how.
7. Text that a page shows goes into copy, never into \`templates/document.hbs\` or \`theme.css\`.
8. \`.frontage/\` and \`dist/\` are generated. Never edit or commit them.

## Checks before you are done

\`\`\`
npx frontage check             # must print "no errors or warnings"
npm run types                  # must print no error
npx frontage build
npx frontage check --output    # checks every built page: HTML, links, headings, contrast
\`\`\`

Every error has a location, a rule id and a suggestion. \`npx frontage check --format json\` prints them for programs.
\`npx frontage diff\` shows what your change does to each page.

## Commands

| command | what it does |
|---|---|
${commandRows(program).join('\n')}

\`npx frontage COMMAND --help\` lists the options.

## Blocks and their fields

A section is \`{ block: 'hero', … }\`. Fields in bold are required. \`npx frontage schema --block hero\` prints all fields of a
block with their types and limits.

| block | what it shows | fields |
|---|---|---|
${blockRows(blocks).join('\n')}

## Ids of rules

${families.map((family) => `- ${family.title}: ${codesOf(family).map(codeSpan).join(', ')}`).join('\n')}
`;
}

function commandRows(program: Command): string[] {
  return program.commands
    .filter((command) => command.name() !== 'init')
    .map((command) => {
      const names = command.registeredArguments.map((argument) =>
        argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
      );
      return `| \`${[command.name(), ...names].join(' ')}\` | ${command.description()} |`;
    });
}

function blockRows(blocks: Iterable<RegisteredBlock>): string[] {
  return [...blocks]
    .sort((a, b) => (a.block.type < b.block.type ? -1 : 1))
    .map(({ block: { type, description }, schema }) => {
      const fields = fieldDocs(schema).map(({ name, required }) => (required ? `**${name}**` : name));
      return `| \`${type}\` | ${description} | ${fields.join(', ')} |`;
    });
}

function codeSpan(code: IssueCode): string {
  return `\`${code}\``;
}
