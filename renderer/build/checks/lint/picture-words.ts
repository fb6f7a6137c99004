import type { Diagnostic } from '../../../sdk/issue.ts';
import type { SectionNode } from '../../../site/site.ts';
import { fieldFinder } from '../../schema/fields-of.ts';

/** Alternative texts that name the kind of image and not what it shows. */
const empty =
  /^(an? |the )?(image|img|picture|pic|photo|photograph|graphic|icon|logo|screenshot|placeholder|alt( text)?|untitled)[\s\d.]*$/i;

const picturesIn = fieldFinder(({ kind }) => kind === 'image');

const fileName = /^\S+\.(avif|webp|png|jpe?g|gif|svg)$/i;

/** What is wrong with the alternative texts of a section's pictures. `decorates` marks fields whose pictures repeat the text beside them. */
export function pictureDiagnostics({ definition, fields, at }: SectionNode): Diagnostic[] {
  return picturesIn(definition.schema, fields).flatMap(({ meta, value, at: inside }): Diagnostic[] => {
    const { src, alt } = value as { src: string; alt: string };
    const fault = faultOf(alt.trim(), meta.decorates === true);
    return fault === undefined ? [] : [diagnostic(`The picture "${src}" ${fault}.`, [...at, ...inside, 'alt'])];
  });
}

function faultOf(alt: string, decorates: boolean): string | undefined {
  if (alt === '') return decorates ? undefined : 'has no alternative text (alt)';
  if (fileName.test(alt)) return 'has the name of a file as its alternative text (alt)';
  return empty.test(alt) ? `is described as "${alt}", which says nothing of what it shows` : undefined;
}

function diagnostic(message: string, path: Diagnostic['path']): Diagnostic {
  return {
    code: 'image-alt',
    message,
    path,
    suggestion: 'Write what it shows, as you would tell somebody on the phone.',
  };
}
