import type { Section } from 'frontage';

type Header = Extract<Section, { block: 'header' }>;

const brand = { block: 'header', mark: { src: 'mark.svg', alt: '' } } satisfies Header;

/** The navigation of the drafts. It shows the planned pages without links. */
export const header = { ...brand, inert: ['HOME', 'SERVICES', 'ABOUT', 'CONTACT'] } satisfies Section;

/** The same with another candidate name for the second page. */
export const headerWithPlans = { ...brand, inert: ['HOME', 'PLANS', 'ABOUT', 'CONTACT'] } satisfies Section;
