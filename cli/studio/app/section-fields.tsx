import { FieldList } from './field-list.tsx';
import { targetOf } from './field-target.ts';
import type { Studio } from './use-studio.ts';
import { inWords } from './values.ts';

/** The fields of the chosen section. */
export function SectionFields({ studio }: { readonly studio: Studio }) {
  const { page, selection, path, select } = studio;
  const section = page?.sections.find(({ name }) => name === selection?.section);
  if (page === undefined || section === undefined) return undefined;
  return (
    <section className="panel" aria-labelledby="fields">
      <div className="field-head">
        <h2 id="fields">{inWords(section.name)}</h2>
        <button type="button" className="remove" onClick={() => select(undefined)}>
          Back to the page
        </button>
      </div>
      {section.pages > 1 && (
        <p className="scope">
          <strong>{section.pages} pages show this section.</strong>{' '}
          {section.own
            ? 'A text can differ on one of them. Everything else changes on all of them.'
            : 'It is part of a layout, so all of them change.'}
        </p>
      )}
      <FieldList
        key={`${path} ${section.name}`}
        controls={page.controls[section.block] ?? []}
        values={section.fields}
        path={[]}
        chosen={selection?.field}
        target={targetOf(studio, section.name)}
      />
    </section>
  );
}
