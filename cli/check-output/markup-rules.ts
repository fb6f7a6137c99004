import type { ConfigData, HtmlValidate } from 'html-validate';

/** An error in a page's markup. */
export interface MarkupError {
  /** Name of the rule of html-validate. */
  readonly rule: string;
  readonly message: string;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
}

/** The rules of html-validate: the HTML Standard and accessibility. */
const config: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    'no-inline-style': 'error',
    // All valid HTML: React writes `<img/>` and `popoverTarget`, the document template `<!doctype html>`.
    'void-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    // Checkboxes of one question share a name, as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // Some assistive technology finds the control of a label by "for" alone.
    'no-redundant-for': 'off',
    // The base styles keep phone numbers on one line.
    'tel-non-breaking': 'off',
    // Sites load only their own files.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};

/** Returns the errors in a page's markup. Loads the validator on the first call, because that takes longer than most checks. */
export async function validateMarkup(html: string): Promise<MarkupError[]> {
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
