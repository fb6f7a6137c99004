import type { en } from './en.ts';

/** Dutch. */
export const nl = {
  draft:
    '**Concept.** Geschreven op basis van de configuratie van deze site. Het zegt wat de pagina’s doen, niet wat u daarna met de gegevens doet. Laat het vóór publicatie door een jurist controleren en aanvullen.',
  who: 'Wie verantwoordelijk is',
  whoText: '{name} is verantwoordelijk voor deze site.',
  contact: 'U bereikt ons via {contact}.',
  visit: 'Als u de site bezoekt',
  visitText:
    'De server die de pagina’s levert, ziet uw internetadres en wat u opvraagt, en kan dat korte tijd in zijn logboek bewaren. De site zelf plaatst geen cookies.',
  forms: 'Als u een formulier verstuurt',
  formsText:
    'Wat u invult, gaat naar {destinations}. Als de verbinding mislukt, bewaart uw browser het en verstuurt het opnieuw.',
  partialText:
    'Sommige formulieren in stappen versturen wat u hebt ingevuld zodra een stap klaar is en u een e-mailadres of telefoonnummer hebt opgegeven, ook als u het formulier niet afmaakt.',
  stored: 'Wat uw browser bewaart',
  storedText: 'Deze gegevens blijven in uw browser, en u kunt ze daar op elk moment wissen.',
  noneStored: 'De site bewaart niets in uw browser.',
  entry: 'Gegeven',
  purpose: 'Waarvoor',
  until: 'Totdat',
  outbox: 'wat u hebt verstuurd, tot het is aangekomen',
  outboxUntil: 'het is aangekomen, of er een week voorbij is',
  leadKey: 'welke formulieren u hebt verstuurd, zodat niets dubbel aankomt',
  leadKeyUntil: 'de volgende dag begint',
  answers: 'wat u in een formulier hebt ingevuld, zodat het na herladen bewaard blijft',
  answersUntil: 'het formulier is verstuurd of u het tabblad sluit',
  partial: 'wat u in een onvoltooid formulier hebt ingevuld, tot het is aangekomen',
  partialUntil: 'het is aangekomen, het formulier is verstuurd of een week voorbij is',
  begun: 'het nummer van een formulier waaraan u bent begonnen',
  shown: 'gegevens uit het formulier die de volgende pagina toont, zoals uw voornaam',
  shownUntil: 'een half uur voorbij is',
  reported: 'dat de volgende pagina het formulier als verstuurd telt',
  reportedUntil: 'die pagina is geopend of een half uur voorbij is',
  variant: 'welke versie van een pagina u ziet',
  variantUntil: 'u het tabblad sluit of het wist',
  variantKept: 'u het wist',
  choice: 'uw keuze over metingen',
  choiceUntil: 'er {days} dagen voorbij zijn, of u opnieuw kiest',
  touch: 'hoe u op de site bent gekomen, als u hebt ingestemd',
  touchUntil: 'er drie maanden voorbij zijn, of u uw toestemming intrekt',
  counted: 'wat al is geteld, als u hebt ingestemd',
  countedUntil: 'u uw toestemming intrekt',
  measured: 'Als u instemt met metingen',
  measuredText:
    'Met uw toestemming mogen {services} cookies plaatsen en zien welke pagina’s u bekijkt, wat u daarheen bracht en dat u een formulier hebt verstuurd, nooit wat u hebt ingevuld. U kunt uw toestemming op elk moment intrekken; de cookies worden dan gewist.',
  frames: 'Inhoud van anderen',
  framesText:
    'Sommige pagina’s tonen inhoud van {origins}. Die laadt als u erop drukt, en de aanbieder ziet dan uw internetadres.',
  rights: 'Uw rechten',
  rightsText:
    'U mag vragen wat er over u wordt bewaard, het laten verbeteren of wissen, bezwaar maken tegen het gebruik en een klacht indienen bij een toezichthouder.',
} satisfies typeof en;
