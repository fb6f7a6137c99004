import type { Finding } from '../../../sdk/issue.ts';
import type { Site } from '../../../site/site.ts';
import { fieldFinder } from '../../schema/fields-of.ts';
import { sectionsOf } from '../../schema/misfits.ts';

/** What somebody writes who has nothing to say, in place of what the picture shows. */
const empty =
  /^(an? |the )?(image|img|picture|pic|photo|photograph|graphic|icon|logo|screenshot|placeholder|alt( text)?|untitled)[\s\d.]*$/i;

const picturesIn = fieldFinder(({ kind }) => kind === 'image');

const fileName = /^\S+\.(avif|webp|png|jpe?g|gif|svg)$/i;

/**
 * Pictures that say something, and say it only to those who see them. A field whose pictures stand beside the same in
 * words says so (`decorates`): there, and only there, no words are right.
 */
export function pictureWords(site: Site): Finding[] {
  const seen = new Set<object>();
  return sectionsOf(site).flatMap(({ definition, fields, at }) => {
    if (seen.has(fields)) return [];
    seen.add(fields);
    return picturesIn(definition.schema, fields).flatMap(({ meta, value, at: inside }): Finding[] => {
      const { src, alt } = value as { src: string; alt: string };
      const fault = faultOf(alt.trim(), meta.decorates === true);
      return fault === undefined ? [] : [finding(`The picture "${src}" ${fault}.`, [...at, ...inside, 'alt'])];
    });
  });
}

function faultOf(alt: string, decorates: boolean): string | undefined {
  if (alt === '') return decorates ? undefined : 'has no alternative text (alt)';
  if (fileName.test(alt)) return 'has the name of a file as its alternative text (alt)';
  return empty.test(alt) ? `is described as "${alt}", which says nothing of what it shows` : undefined;
}

function finding(message: string, path: Finding['path']): Finding {
  return {
    code: 'image-alt',
    message,
    path,
    suggestion: 'Write what it shows, as you would tell somebody on the phone.',
  };
}
