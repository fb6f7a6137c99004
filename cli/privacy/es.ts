import type { en } from './en.ts';

/** Spanish. */
export const es = {
  draft:
    '**Borrador.** Escrito a partir de la configuración de este sitio. Dice lo que hacen las páginas, no lo que usted hace después con los datos. Pida a un abogado que lo revise y complete antes de publicarlo.',
  who: 'Quién es responsable',
  whoText: '{name} es responsable de este sitio.',
  contact: 'Puede escribirnos a {contact}.',
  visit: 'Cuando visita el sitio',
  visitText:
    'El servidor que entrega las páginas ve su dirección de internet y lo que solicita, y puede guardarlo poco tiempo en su registro. El sitio no usa cookies propias.',
  forms: 'Cuando envía un formulario',
  formsText:
    'Lo que escribe se envía a {destinations}. Si falla la conexión, su navegador lo guarda y lo envía de nuevo.',
  partialText:
    'Algunos formularios de varios pasos envían lo que ha escrito en cuanto completa un paso y ha dado una dirección de correo o un número de teléfono, aunque no termine el formulario.',
  stored: 'Qué guarda su navegador',
  storedText: 'Estas entradas quedan en su navegador, y puede borrarlas allí en cualquier momento.',
  noneStored: 'El sitio no guarda nada en su navegador.',
  entry: 'Entrada',
  purpose: 'Para qué',
  until: 'Hasta que',
  outbox: 'lo que envió, hasta que llegue',
  outboxUntil: 'haya llegado, o pase una semana',
  leadKey: 'qué formularios envió, para no enviar nada dos veces',
  leadKeyUntil: 'empiece el día siguiente',
  answers: 'lo que ha escrito en un formulario, para conservarlo al recargar la página',
  answersUntil: 'envíe el formulario o cierre la pestaña',
  partial: 'lo que ha escrito en un formulario sin terminar, hasta que llega',
  partialUntil: 'haya llegado, envíe el formulario, o pase una semana',
  begun: 'el número de un formulario que ha empezado',
  shown: 'datos del formulario que muestra la página siguiente, como su nombre',
  shownUntil: 'pase media hora',
  reported: 'que la página siguiente cuenta el formulario como enviado',
  reportedUntil: 'se abra esa página, o pase media hora',
  variant: 'qué versión de una página ve',
  variantUntil: 'cierre la pestaña o borre la entrada',
  variantKept: 'borre la entrada',
  choice: 'su decisión sobre la medición',
  choiceUntil: 'pasen {days} días, o decida de nuevo',
  touch: 'cómo llegó al sitio, si lo aceptó',
  touchUntil: 'pasen tres meses, o retire su consentimiento',
  counted: 'lo que ya se contó, si lo aceptó',
  countedUntil: 'retire su consentimiento',
  measured: 'Si acepta la medición',
  measuredText:
    'Con su consentimiento, {services} pueden usar cookies y saber qué páginas ve, qué lo llevó a ellas y que envió un formulario, nunca lo que escribió. Puede retirar su consentimiento en cualquier momento; entonces se borran las cookies.',
  frames: 'Contenido de terceros',
  framesText:
    'Algunas páginas muestran contenido de {origins}. Se carga cuando lo pulsa, y su proveedor conoce entonces su dirección de internet.',
  rights: 'Sus derechos',
  rightsText:
    'Puede preguntar qué se guarda sobre usted, pedir que se corrija o borre, oponerse a su uso y reclamar ante una autoridad de control.',
} satisfies typeof en;
