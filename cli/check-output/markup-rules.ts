import type { ConfigData, HtmlValidate } from 'html-validate';

/** A fault of a page's markup. */
export interface MarkupFault {
  /** Name of the rule of html-validate. */
  readonly rule: string;
  readonly message: string;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
}

/** What valid HTML is taken to be: the HTML Standard, with what accessible documents need. */
const config: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    'no-inline-style': 'error',
    // Valid HTML all three: React writes `<img/>` and `popoverTarget`, the document template `<!doctype html>`.
    'void-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    // A telephone number is kept on one line by the base styles, and stays the number that the facts hold.
    'tel-non-breaking': 'off',
    // What a site loads comes from itself.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};

/** What is wrong with the markup of a page. The validator is loaded by the first question: it takes longer than most checks. */
export async function markupFaults(html: string): Promise<MarkupFault[]> {
  validator ??= load();
  const { results } = await (await validator).validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => ({ rule: ruleId, message, line, column })),
  );
}

let validator: Promise<HtmlValidate> | undefined;

async function load(): Promise<HtmlValidate> {
  const { HtmlValidate, StaticConfigLoader } = await import('html-validate');
  return new HtmlValidate(new StaticConfigLoader(config));
}
