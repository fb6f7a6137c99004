import { startNext } from '../start-next.ts';
import './kinds.tsx';

/** Goes on with a form that has fields of this folder, now that their code is here. */
export default startNext();
