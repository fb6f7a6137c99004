/** A page template `templates/pages/repair.ts` that no route of the starter uses. */
export const repairTemplate = `import { definePageTemplate } from 'frontage';

export const repair = definePageTemplate({
  description: 'A page about one kind of repair.',
  params: { thing: { type: 'text', help: 'What is repaired.', example: 'bicycle bells' } },
  meta: { title: 'Repair of {{param.thing}}', description: 'What it takes to have your {{param.thing}} repaired with us.' },
  layout: 'shared',
  sections: { hero: { block: 'hero', headline: 'Repaired while you wait', lead: 'We know {{param.thing}}.' } },
});
`;
