import type { en } from './en.ts';

/** French. */
export const fr = {
  draft:
    '**Brouillon.** Écrit d’après la configuration de ce site. Il dit ce que font les pages, pas ce que vous faites ensuite des données. Faites-le vérifier et compléter par un avocat avant de le publier.',
  who: 'Qui est responsable',
  whoText: '{name} est responsable de ce site.',
  contact: 'Vous pouvez nous joindre à l’adresse {contact}.',
  visit: 'Quand vous visitez le site',
  visitText:
    'Le serveur qui fournit les pages voit votre adresse internet et ce que vous demandez, et peut le garder peu de temps dans son journal. Le site lui-même ne dépose aucun cookie.',
  forms: 'Quand vous envoyez un formulaire',
  formsText:
    'Ce que vous saisissez est envoyé à {destinations}. Si la connexion échoue, votre navigateur le garde et l’envoie de nouveau.',
  partialText:
    'Certains formulaires en plusieurs étapes envoient ce que vous avez saisi dès qu’une étape est complète et que vous avez indiqué une adresse e-mail ou un numéro de téléphone, même si vous ne terminez pas le formulaire.',
  stored: 'Ce que votre navigateur conserve',
  storedText: 'Ces entrées restent dans votre navigateur, et vous pouvez les y effacer à tout moment.',
  noneStored: 'Le site ne conserve rien dans votre navigateur.',
  entry: 'Entrée',
  purpose: 'Pourquoi',
  until: 'Jusqu’à ce que',
  outbox: 'ce que vous avez envoyé, jusqu’à son arrivée',
  outboxUntil: 'ce soit arrivé, ou qu’une semaine soit passée',
  leadKey: 'les formulaires envoyés, pour que rien ne parte deux fois',
  leadKeyUntil: 'le jour suivant commence',
  answers: 'ce que vous avez saisi dans un formulaire, pour le garder si la page est rechargée',
  answersUntil: 'vous envoyiez le formulaire ou fermiez l’onglet',
  partial: 'ce que vous avez saisi dans un formulaire inachevé, jusqu’à son arrivée',
  partialUntil: 'ce soit arrivé, que vous envoyiez le formulaire, ou qu’une semaine soit passée',
  begun: 'le numéro d’un formulaire que vous avez commencé',
  shown: 'des données du formulaire que la page suivante affiche, comme votre prénom',
  shownUntil: 'une demi-heure soit passée',
  reported: 'que la page suivante compte le formulaire comme envoyé',
  reportedUntil: 'cette page soit ouverte, ou qu’une demi-heure soit passée',
  variant: 'la version d’une page que vous voyez',
  variantUntil: 'vous fermiez l’onglet ou effaciez l’entrée',
  variantKept: 'vous effaciez l’entrée',
  choice: 'votre choix sur la mesure',
  choiceUntil: '{days} jours soient passés, ou que vous choisissiez de nouveau',
  touch: 'comment vous êtes venu sur le site, si vous avez accepté',
  touchUntil: 'trois mois soient passés, ou que vous retiriez votre accord',
  counted: 'ce qui a déjà été compté, si vous avez accepté',
  countedUntil: 'vous retiriez votre accord',
  measured: 'Si vous acceptez la mesure',
  measuredText:
    'Avec votre accord, {services} peuvent déposer des cookies et apprendre quelles pages vous voyez, ce qui vous y a mené et que vous avez envoyé un formulaire, jamais ce que vous avez saisi. Vous pouvez retirer votre accord à tout moment ; les cookies sont alors effacés.',
  frames: 'Contenus de tiers',
  framesText:
    'Certaines pages montrent des contenus de {origins}. Ils se chargent quand vous appuyez dessus, et leur fournisseur apprend alors votre adresse internet.',
  rights: 'Vos droits',
  rightsText:
    'Vous pouvez demander ce qui est conservé sur vous, le faire corriger ou effacer, vous opposer à son usage et saisir une autorité de contrôle.',
} satisfies typeof en;
