import type { Finding } from '../../sdk/issue.ts';
import type { Site } from '../../site/site.ts';

/** Experiments whose last day is past: they go on dividing visitors, and somebody should say what won. */
export function endedExperiments({ routes }: Site, today: string): Finding[] {
  return routes.flatMap(({ experiment, path }): Finding[] => {
    if (experiment?.until === undefined || experiment.until >= today) return [];
    return [
      {
        code: 'experiment-ended',
        message: `The experiment "${experiment.name}" on ${path} was to end on ${experiment.until}.`,
        path: [...experiment.at, 'until'],
        suggestion: 'Put what won into the page and remove the experiment, or give it a later day.',
      },
    ];
  });
}
