/**
 * The one inline script of every page. Its bytes are the same on all pages of all sites, so one hash in the content
 * security policy covers it. Data that differs between pages is in the document.
 *
 * It may run while the document is still being parsed: it listens at once, and reads elements later.
 */
import { listenForBehaviours } from './loader/behaviours.ts';
import { listenForIslands } from './loader/islands.ts';

listenForBehaviours();
listenForIslands();
