import { startNext } from '../start-next.ts';
import './kinds.ts';
import './forget-sent.ts';

/** Goes on with a form that has steps or conditions, now that the code for them is here. */
export default startNext();
