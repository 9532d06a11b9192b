import type { TranslationFile } from '@athenaeum/shell-contract';
import { shared } from '@athenaeum/shell-contract/messages/es';

export default {
  messages: {
    ...shared.messages,
    agreement: {
      title: 'Antes de entrar',
      words:
        'Lo que se dice en un salón se queda en el salón. Lee los términos de la membresía. Solo volveremos a preguntarte si cambian.',
      ruleQuotes: 'Habla con libertad; no cites a nadie',
      ruleRecordings: 'Sin grabaciones, salvo las nuestras',
      ruleSelling: 'Aquí no se vende',
      read: 'Leer el acuerdo de membresía',
      notSaved: 'No se guardó tu aceptación.',
      retry: 'Reintentar',
      signOut: 'Cerrar sesión',
      agree: 'Acepto',
    },
    confirm: {
      title: 'Confirma que eres tú',
      lead: 'Lo comprobamos antes de cualquier cambio importante.',
      password: 'Tu contraseña',
      missing: 'Escribe tu contraseña.',
      confirm: 'Confirmar',
      usePasskey: 'Usar una llave de acceso',
      noPasskey: 'No se usó ninguna llave de acceso. Inténtalo de nuevo.',
      signInAgain: 'Volver a iniciar sesión',
      signInLead: 'Vuelve a iniciar sesión para hacer esto. Después regresarás a esta página.',
      failed: 'Algo salió mal. Inténtalo de nuevo.',
      loading: 'Cargando',
    },
    layout: {
      skip: 'Ir al contenido',
      home: '{brand}, inicio',
      main: 'Principal',
      openNavigation: 'Abrir navegación',
      goTo: 'Ir a',
      allAreas: 'Todas las secciones',
      area: 'Sección {area}',
      areaPages: 'Páginas de {area}',
      accountMenu: '{name}, menú de la cuenta',
      signIn: 'Iniciar sesión',
      signOut: 'Cerrar sesión',
      motto: 'Una sala de lectura, una sala de juntas y una buena mesa para mujeres que lideran.',
      helpCenter: 'Centro de ayuda',
      contact: 'Contáctanos',
      links: 'Enlaces de {group}',
      follow: 'Síguenos',
      areaAway: '{area}: un momento, por favor',
      goToArea: 'Ir a {area}',
      pageAway: 'Esta página tarda un momento',
      restIsOpen: 'Todo lo demás funciona.',
      brandAway: '{brand} tarda un momento',
      sessionUnknown: 'No pudimos comprobar si iniciaste sesión. Lo seguiremos intentando.',
      reload: 'Volver a cargar esta página',
    },
    legal: {
      agreementLead: 'Los términos que cada miembro acepta antes de entrar.',
      privacyLead: 'Qué guardamos sobre ti, por qué y quién lo ve.',
      confidenceTitle: 'Lo que se dice aquí se queda aquí',
      confidence:
        'Los salones, los grupos de pares, el coaching y los mensajes son confidenciales. Puedes usar lo que aprendas; no puedes decir quién lo dijo, ni repetir nada que lo revele, sin su permiso.',
      recordingsTitle: 'Sin grabaciones, salvo las nuestras',
      recordings:
        'Nadie graba, fotografía ni transcribe una sesión. Cuando {brand} graba un salón, lo avisa antes, y la grabación es solo para miembros.',
      sellingTitle: 'Aquí no se vende',
      selling:
        'Los miembros están aquí para apoyarse. Las presentaciones son bienvenidas; la venta, los mensajes masivos y el uso del directorio para publicidad, no.',
      profileTitle: 'Tu perfil es tuyo',
      profile:
        'Tú decides, sección por sección, quién ve tu perfil. Lo que publiques debe ser verdad y tuyo para publicarlo. Puedes cambiarlo o quitarlo cuando quieras.',
      paymentTitle: 'Membresía y pago',
      payment:
        'Tu plan, su precio y su renovación se muestran antes de pagar y, después, en la página de tu plan. El tiempo de coaching que compraste se usa, se cambia o se devuelve según las reglas que ves al reservar.',
      endingTitle: 'Terminar la membresía',
      ending:
        'Puedes terminar tu membresía cuando quieras; sigue hasta el final del periodo que pagaste. Podemos terminarla, después de escucharte, cuando no se respetan estos términos.',
      changesTitle: 'Cuando cambian estos términos',
      changes:
        'Te pedimos que aceptes la nueva versión antes de continuar. La versión que aceptaste, y cuándo, se guarda con tu cuenta.',
      keptTitle: 'Qué guardamos',
      kept: 'Lo que nos dices en tu perfil, tu cuestionario y los formularios; lo que haces aquí, como reservas, avances y guardados; y lo necesario para cobrarte. Las respuestas sobre datos demográficos son siempre opcionales.',
      audienceTitle: 'Quién lo ve',
      audience:
        'Cada sección de tu perfil es visible para todos los miembros, para tus conexiones o solo para ti, según lo que elijas. Tu correo y tu teléfono solo los ven tú y nuestro equipo de administración. Nada del directorio está en la web abierta.',
      useTitle: 'Para qué lo usamos',
      use: 'Para que la membresía funcione: para mostrarte lo que va con tus metas, apartar tus lugares, reservar tus sesiones y avisarte de lo que pediste. No vendemos nada sobre ti ni mostramos publicidad.',
      processorsTitle: 'Quién trabaja para nosotros',
      processors:
        'Los pagos, el correo y el almacenamiento de archivos están a cargo de proveedores bajo contrato. Reciben lo que su tarea necesita y no pueden usarlo para nada más.',
      cookiesTitle: 'Cookies',
      cookies:
        'Una cookie mantiene tu sesión iniciada. Solo la lee nuestro servidor. Los borradores que escribes se quedan en tu navegador hasta que los envías.',
      rightsTitle: 'Tus derechos',
      rights:
        'Puedes ver, corregir, exportar y borrar lo que guardamos sobre ti. Escribe al equipo de atención a miembros; respondemos en un plazo de treinta días.',
      loading: 'Cargando el texto',
      notLoaded: 'No se cargó el texto',
    },
    membersOnly: {
      title: 'Esta página es para miembros',
      lead: 'Se abre con una membresía de {brand}. Tu cuenta sigue aquí, tal como la dejaste.',
    },
    notFound: {
      title: 'No encontramos esa página',
      lead: 'Puede que haya cambiado de lugar o que la dirección tenga un error.',
      home: 'Ir al inicio',
    },
    search: { site: 'Sitio', search: 'Buscar', showResults: 'Ver resultados' },
    signIn: {
      title: 'Inicia sesión para continuar',
      home: '{brand} es solo para miembros.',
      page: 'Usa tu cuenta de {brand} para abrir {page}.',
      signIn: 'Iniciar sesión',
    },
    status: {
      offline: 'No tienes conexión.',
      offlineMore: 'Lo que está en la página se queda. Lo seguiremos intentando.',
      unreachable: 'No se puede acceder a {brand} por ahora.',
      partial: 'Algunas partes no están disponibles por ahora.',
      keepTrying: 'Lo seguiremos intentando.',
      outdated: 'Esta página fue reemplazada.',
      outdatedMore: 'Guarda lo que estés escribiendo y vuelve a cargarla.',
      loadAgain: 'Volver a cargar',
      ended: 'Tu sesión terminó.',
      endedMore: 'Vuelve a iniciar sesión para continuar. Tus cambios siguen aquí.',
    },
    title: {
      agreement: 'Acuerdo de membresía',
      privacy: 'Política de privacidad',
      notFound: 'Página no encontrada',
      unavailable: 'Un momento',
    },
  },
  sentences: { ...shared.sentences },
} satisfies TranslationFile;
