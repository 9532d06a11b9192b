import type { TranslationFile } from '@athenaeum/shell-contract';
import pages from '../../messages/es';

/** The site in Spanish, which its server loads at the start. */
export default {
  ...pages,
  messages: {
    ...pages.messages,
    embed: {
      title: 'Muestra los eventos en tu sitio',
      description:
        'Una etiqueta muestra los próximos eventos públicos en cualquier sitio. ¿Prefieres un marco, un feed o un calendario? También están aquí.',
      lead: 'Los próximos eventos públicos, siempre al día. Gratis en cualquier página.',
      byTag: 'Con una etiqueta',
      byTagHow: 'Pon esto donde quieras la lista. Sin JavaScript se muestra el enlace que lleva dentro.',
      count: 'Cuántos, de 1 a 12. Si no lo indicas, son cinco.',
      values: '{values}.',
      theme: '{values}. Si no lo indicas, decide el dispositivo de quien lee.',
      byFrame: 'Con un marco',
      byFrameHow: 'La misma lista, sin ningún script nuestro en tu página. Tú decides la altura.',
      policy: 'Si tu sitio tiene una política de seguridad de contenido',
      policyHow:
        'La etiqueta necesita las dos directivas; el marco, solo la segunda. La lista se ejecuta en un entorno aislado sin origen: no puede leer tu página, tus cookies ni la sesión de nadie aquí, y no tiene nada donde se pueda hacer clic con engaños.',
      asData: 'Como datos',
      rss: 'Feed RSS',
      calendar: 'Calendario',
    },
    site: {
      online: 'En línea',
      listPage: 'Próximos eventos, página {page}',
      feed: 'Próximos eventos de {brand}',
      artOf: 'El arte de {event}',
      artOfList: 'Arcos, luz y agua: el arte de los eventos',
      notFound: 'No encontrado',
      noSuchEvent: 'No hay ningún evento en esta dirección.',
      nothingHere: 'Aquí no hay nada',
      nothingHereHint: 'Puede que la página haya cambiado de lugar o que nunca haya existido.',
      away: 'Los eventos están tardando un poco',
      awayHint: 'Algo que necesitan no responde. Inténtalo de nuevo en un minuto.',
      tryAgain: 'Intentar de nuevo',
    },
  },
} satisfies TranslationFile;
