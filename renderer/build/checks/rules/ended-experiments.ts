import type { Diagnostic } from '../../../sdk/issue.ts';
import { findingsOf, type SharedRule } from '../rule.ts';

/** Reports experiments whose last day is past: they still split visitors, and the better variant should replace the page. */
export const endedExperiments: SharedRule<'page', Diagnostic> = {
  id: 'experiment-ended',
  on: 'page',
  stage: 'always',
  check({ node: { experiment, path }, today }) {
    if (experiment?.until === undefined || today === undefined || experiment.until >= today) return [];
    return [
      {
        code: 'experiment-ended',
        message: `The experiment "${experiment.name}" on ${path} was to end on ${experiment.until}.`,
        path: [...experiment.at, 'until'],
        suggestion: 'Put what won into the page and remove the experiment, or give it a later day.',
      },
    ];
  },
  report: (records) => records.flatMap((record) => findingsOf(record, endedExperiments)),
};
