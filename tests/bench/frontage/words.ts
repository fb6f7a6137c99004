/** The words of the benchmark; a site that is laid down has them in its own folder. */
export { words } from '../job/words.ts';
