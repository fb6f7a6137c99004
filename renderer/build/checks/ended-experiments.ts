import type { Diagnostic } from '../../sdk/issue.ts';
import type { PageNode } from '../../site/site.ts';

/** Reports an experiment whose last day is past: it still splits visitors, and the better variant should replace the page. */
export function endedExperiment({ experiment, path }: PageNode, today: string): Diagnostic[] {
  if (experiment?.until === undefined || experiment.until >= today) return [];
  return [
    {
      code: 'experiment-ended',
      message: `The experiment "${experiment.name}" on ${path} was to end on ${experiment.until}.`,
      path: [...experiment.at, 'until'],
      suggestion: 'Put what won into the page and remove the experiment, or give it a later day.',
    },
  ];
}
