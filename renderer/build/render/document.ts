import Handlebars from 'handlebars';
import { Faults, type Finding } from '../../kit/issue.ts';
import { didYouMean } from '../../kit/suggest.ts';

/** What a document template can place. Everything but `lang` and `theme` is finished markup, placed with three braces. */
export interface DocumentParts {
  readonly lang: string;
  /** `auto`, `light` or `dark`. */
  readonly theme: string;
  readonly head: string;
  readonly top: string;
  readonly main: string;
  readonly bottom: string;
  /** The loader and the data it reads; goes before the end of the body. */
  readonly scripts: string;
}

export type DocumentTemplate = (parts: DocumentParts) => string;

const words = ['lang', 'theme'];
const markup = ['head', 'top', 'main', 'bottom', 'scripts'];

/** Reads the HTML document around every page. Throws {@link Faults} when it misses a part or names one that does not exist. */
export function documentTemplate(source: string, file: string): DocumentTemplate {
  let program: hbs.AST.Program;
  try {
    program = Handlebars.parse(source);
  } catch (error) {
    const line = Number(/line (\d+)/.exec(String(error))?.[1] ?? 1);
    throw new Faults([
      finding('The document template is not valid Handlebars.', file, line, 'Close every {{ with }}.'),
    ]);
  }
  const used = program.body.filter(
    (statement) => statement.type === 'MustacheStatement',
  ) as hbs.AST.MustacheStatement[];
  const names = used.map(({ path, escaped, loc }) => ({
    name: path.type === 'PathExpression' ? (path as hbs.AST.PathExpression).original : '',
    escaped,
    line: loc.start.line,
  }));
  const findings = names.flatMap(({ name, escaped, line }) => {
    if (![...words, ...markup].includes(name)) {
      return [
        finding(
          `The document template has no part "${name}".`,
          file,
          line,
          didYouMean(name, [...words, ...markup], 'part'),
        ),
      ];
    }
    if (markup.includes(name) === !escaped) return [];
    return [
      finding(
        `The part "${name}" needs ${escaped ? 'three' : 'two'} braces.`,
        file,
        line,
        escaped ? `Write {{{${name}}}}.` : `Write {{${name}}}.`,
      ),
    ];
  });
  for (const name of markup) {
    if (!names.some((part) => part.name === name)) {
      findings.push(
        finding(`The document template does not place "${name}".`, file, 1, `Add {{{${name}}}} where it belongs.`),
      );
    }
  }
  if (findings.length > 0) throw new Faults(findings);
  return Handlebars.compile<DocumentParts>(source, { strict: true });
}

function finding(message: string, file: string, line: number, suggestion: string): Finding {
  return { code: 'document-invalid', message, path: [], place: { file, line, column: 1 }, suggestion };
}
