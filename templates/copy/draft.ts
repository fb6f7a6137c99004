import type { Section } from 'frontage';

type Header = Extract<Section, { block: 'header' }>;

const brand = { block: 'header', mark: { src: 'mark.svg', alt: '' } } satisfies Header;

/** The navigation of the drafts: it shows where things will be, and leads nowhere. */
export const header = { ...brand, inert: ['HOME', 'SERVICES', 'ABOUT', 'CONTACT'] } satisfies Section;

/** The same with the other name that is being tried for the second page. */
export const headerWithPlans = { ...brand, inert: ['HOME', 'PLANS', 'ABOUT', 'CONTACT'] } satisfies Section;
