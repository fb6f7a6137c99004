/** The words of the benchmark; a site that is scaffolded has them in its own folder. */
export { words } from '../job/words.ts';
