/**
 * The one inline script of every page. Its bytes are the same on all pages of all sites, so one hash in the content
 * security policy covers it; what differs from page to page stands in the document as data.
 *
 * It may run while the document is still being parsed: it listens at once, and touches elements once they are there.
 */
import { listenForBehaviours } from './loader/behaviours.ts';
import { listenForIslands } from './loader/islands.ts';

listenForBehaviours();
listenForIslands();
