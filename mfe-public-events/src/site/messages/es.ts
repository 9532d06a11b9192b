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
      contentSecurityPolicy: 'Si tu sitio tiene una política de seguridad de contenido',
      contentSecurityPolicyHow:
        'La etiqueta necesita las dos directivas; el marco, solo la segunda. La lista se ejecuta en un entorno aislado sin origen: no puede leer tu página, tus cookies ni la sesión de nadie aquí, y no tiene nada donde se pueda hacer clic con engaños.',
      asData: 'Como datos',
      rss: 'Feed RSS',
      calendar: 'Calendario',
    },
    frontDoor: {
      title: 'Una sala de lectura, una sala de juntas y una buena mesa',
      readingRoom: 'Una sala de lectura,',
      boardroom: 'una sala de juntas',
      table: 'y una buena mesa.',
      description:
        '{brand} es una membresía privada para mujeres que dirigen empresas y forman parte de sus consejos: salones, coaching y miembros que responden.',
      lead: '{brand} es una membresía privada para mujeres que dirigen empresas y forman parte de sus consejos. Buena conversación, una hora con la coach indicada y alguien a quien llamar antes de decidir.',
      becomeMember: 'Hazte miembro',
      seeEvents: 'Ver todos los eventos',
      signIn: 'Iniciar sesión',
      home: '{brand}, inicio',
      holds: 'Lo que trae un año',
      salons: 'Un año de salones',
      salonsWhy:
        'Una hora por semana con alguien que ya lo ha hecho. Todos los salones se graban, para las semanas que se te escapan.',
      coach: 'Coaching cuando lo necesites',
      coachWhy:
        'Una hora con alguien que ha ocupado el lugar que buscas, sobre la pregunta que tienes delante.',
      members: 'Miembros que responden',
      membersWhy:
        'Un directorio de mujeres que dirigen empresas y forman parte de consejos, y los puestos de los que saben.',
      comeFirst: 'Ven primero a uno',
      openToAll: 'Abiertos a todo el mundo. No hace falta ser miembro.',
      noneOpen:
        'Ahora mismo no hay ningún evento abierto a todo el mundo. Los próximos se anunciarán en la página de eventos.',
      hosts: 'A quiénes conocerás',
      hostsNote: 'Anfitriones y especialistas de nuestros salones',
      said: '«{words}»',
      aYear: '{price} al año',
      yourYear: 'Empieza tu año',
      allOfIt: 'Todos los salones y grabaciones, el directorio completo y coaching cuando lo necesites.',
      ask: 'Pregunta',
      help: 'Centro de ayuda',
      contact: 'Contáctanos',
      follow: 'Síguenos',
      pictureText:
        'Una sala de lectura, una sala de juntas y una buena mesa. Una puerta con el sol que sale sobre el mar.',
    },
    site: {
      online: 'En línea',
      listPage: 'Próximos eventos, página {page}',
      feed: 'Próximos eventos de {brand}',
      pictureOf: '{event}. {time}. Un arco con el arte del evento.',
      pictureOfList: 'Próximos eventos. Un arco con luz y agua.',
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
