import type { PageRule } from './rule.ts';
import { expiredOverrides } from './rules/claims/claims.ts';
import { metaLiterals, sectionLiterals } from './rules/claims/literal-diagnostics.ts';
import { unmetPolicies } from './rules/claims/policies.ts';
import { deadLinks, inertControls } from './rules/dead-buttons.ts';
import { endedExperiments } from './rules/ended-experiments.ts';
import { strandedForms, tickedBoxes } from './rules/forms.ts';
import { doubledHeading, mainHeading, skippedHeading } from './rules/headings.ts';
import { duplicateIds, missingIds } from './rules/ids.ts';
import { imageAlt } from './rules/image-alt.ts';
import { incompleteData } from './rules/json-ld.ts';
import { linkNames } from './rules/link-names.ts';
import { metaMarkup, textMarkup } from './rules/text-markup.ts';
import { listedThanks, unknownLeads } from './rules/thanks-pages.ts';

/** All rules about one page at a time, in the order in which they run. */
export const pageRules: readonly PageRule[] = [
  metaLiterals,
  metaMarkup,
  expiredOverrides,
  incompleteData,
  linkNames,
  endedExperiments,
  unmetPolicies,
  deadLinks,
  unknownLeads,

  sectionLiterals,
  imageAlt,
  textMarkup,
  doubledHeading,
  inertControls,
  strandedForms,
  listedThanks,

  missingIds,
  duplicateIds,
  mainHeading,
  skippedHeading,
  tickedBoxes,
];
