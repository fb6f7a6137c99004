import type { UiParts } from './ui-text.ts';

/** Spanish, addressing people as "usted". */
export const es = {
  close: 'Cerrar',
  skipLink: 'Saltar al contenido',
  header: { menu: 'Menú' },
  footer: { contact: 'Contacto' },
  contactDetails: {
    phone: 'Llamar',
    sms: 'SMS',
    email: 'Escribir',
    address: 'Visitar',
    hours: 'Horario',
  },
  hours: { title: 'Horario de apertura', closed: 'Cerrado', allDay: 'Abierto 24 horas' },
  packages: { periods: 'Forma de pago' },
  menu: { soldOut: 'Agotado', groups: 'Secciones' },
  agenda: { empty: 'No hay fechas por el momento.' },
  countdown: { until: 'Hasta el {date}' },
  prose: { contents: 'Contenido', table: 'Tabla', previous: 'Anterior', next: 'Siguiente', beside: 'Otros artículos' },
  comparison: { yes: 'Sí', no: 'No' },
  beforeAfter: { before: 'Antes', after: 'Después' },
  media: {
    sample: 'ejemplo',
    stars: '{rating} de 5 estrellas',
  },
  consent: {
    headline: '¿Podemos contar esta visita?',
    text: 'Si acepta, autoriza a {services} a instalar cookies y a saber qué páginas ve, qué le ha traído hasta ellas y que ha enviado un formulario o hecho una reserva; nunca lo que escribe. El sitio funciona en cualquier caso.',
    service: 'un servicio de medición',
    accept: 'Aceptar',
    reject: 'Rechazar',
    choices: 'Opciones de privacidad',
  },
  form: {
    required: 'Los campos marcados con * son obligatorios.',
    trap: 'Deje este campo vacío',
    tooLong: 'El mensaje es demasiado largo para enviarlo. Acórtelo, por favor.',
    failed: 'Error: {destination}',
    answered: 'La respuesta fue {status}.',
    unanswered: 'No llegó ninguna respuesta.',
  },
  poster: { watch: 'Ver', transcript: 'Leer la transcripción' },
  video: {
    loading: 'Cargando el vídeo…',
    failed: 'El vídeo no se carga aquí. Pulse de nuevo para verlo en una pestaña nueva.',
    elsewhere: 'Ver en una pestaña nueva',
  },
  scheduler: {
    loading: 'Cargando el calendario…',
    failed: 'El calendario no se carga aquí. Pulse de nuevo para abrirlo en una pestaña nueva.',
    elsewhere: 'Abrir en una pestaña nueva',
  },
  presentation: {
    loading: 'Cargando la presentación…',
    failed: 'La presentación no se carga aquí; estos son sus puntos principales.',
  },
  settings: {
    declared: 'Si se deja vacío, las solicitudes van a {origin}.',
    undeclared: 'Si se deja vacío, no se envía nada allí.',
    keyed: 'Con una clave, las solicitudes van a {origin}.',
    keyless: 'No hay ninguna dirección declarada, así que no se envía nada allí, con clave o sin ella.',
    noAddress: 'Introduzca una dirección completa que empiece por https://.',
    notAllowed:
      'Las solicitudes no pueden ir a {origin}, así que no se usa. Para permitirlo, añada «{origin}» a «allowedOrigins» del destino «{name}» en pages.config.ts y vuelva a generar el sitio.',
    noKey: 'Introduzca la clave tal como la muestra el servicio, sin espacios.',
    unread: 'Ahora mismo no se puede leer adónde van las solicitudes. Cierre esto e inténtelo de nuevo.',
    unsaved: 'No se ha guardado: este navegador no conserva ajustes para este sitio.',
  },
} satisfies UiParts;
