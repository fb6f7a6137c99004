import type { Change } from './requests.ts';

/** Returns what a change did, for the status line. */
export function labelOf(change: Change): string {
  switch (change.op) {
    case 'setMeta':
      return `Edit the ${change.name} of ${change.page}`;
    case 'setFact':
      return `Edit the fact ${change.name}`;
    case 'setToken':
      return `Edit ${change.name} of the theme`;
    case 'setPreset':
      return `Start from the theme ${change.preset}`;
    case 'recolour':
      return `Colour everything from ${change.accent}`;
    case 'addPage':
      return `Add ${change.path}`;
    case 'copyPage':
      return `Add ${change.to}`;
    case 'renamePage':
      return `Rename ${change.page}`;
    case 'removePage':
      return `Remove ${change.page}`;
    case 'addSection':
      return `Add ${change.block}`;
    case 'moveSection':
      return `Move ${change.section}`;
    case 'duplicateSection':
      return `Copy ${change.section}`;
    case 'hideSection':
      return `Hide ${change.section}`;
    case 'showSection':
      return `Show ${change.section}`;
    case 'renameSection':
      return `Rename ${change.section}`;
    case 'removeSection':
      return `Remove ${change.section}`;
    case 'setSetting':
      return `Edit the ${change.path.at(-1)} of ${change.path[0] === 'destinations' ? change.path[1] : 'an experiment'}`;
    case 'addDestination':
      return `Add the destination ${change.name}`;
    case 'removeDestination':
      return `Remove the destination ${change.name}`;
    case 'addExperiment':
      return `Test another version of ${change.page}`;
    case 'addVariant':
      return `Add a variant to ${change.experiment}`;
    case 'endExperiment':
      return change.keep === undefined
        ? `End ${change.experiment}`
        : `End ${change.experiment} with variant ${change.keep}`;
    case 'setCell':
      return `Edit ${change.column} in row ${change.row + 1} of ${change.axis}`;
    case 'addRow':
      return `Add a row to ${change.axis}`;
    case 'removeRow':
      return `Remove row ${change.row + 1} of ${change.axis}`;
    default: {
      const here = 'scope' in change && change.scope === 'here' ? ` of ${change.page}` : '';
      return `${change.op === 'set' ? 'Edit' : 'Change'} ${[change.section, ...change.field].join('.')}${here}`;
    }
  }
}
