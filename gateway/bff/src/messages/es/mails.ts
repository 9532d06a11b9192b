import type { Translation } from '@athenaeum/messages';

export const mails = {
  mailFrame: {
    questions: '¿Preguntas?',
    stop: 'Dejar de recibir correos como este',
    hello: 'Hola, {name}:',
  },
  mailEvent: {
    date: 'Fecha',
    time: 'Hora',
    ownTime: 'Tu hora',
    where: 'Dónde',
    online: 'En línea',
    manage: 'Cambiar o cancelar tu reserva',
    view: 'Ver el evento',
    join: 'Entrar en línea cuando empiece',
    addsToCalendar: 'El archivo adjunto agrega el evento a tu calendario.',
    takesOutOfCalendar: 'El archivo adjunto quita el evento de tu calendario.',
    attending: 'Asistirás',
    addedToWaitlist: 'Estás en la lista de espera.',
    becauseAsked: 'Recibes este correo porque pediste un lugar en este evento.',
    becauseSeat: 'Recibes este correo porque tienes un lugar en este evento.',
    becauseSeatOrLine:
      'Recibes este correo porque tienes un lugar en este evento o estás en su lista de espera.',
    becauseTyped:
      'Recibes este correo porque alguien escribió tu dirección en el formulario de reserva de este evento.',
  },
  mailGroup: {
    requestSubject: '{name} quiere unirse a {group}',
    requestPreview: 'Acepta o rechaza la solicitud en la página del grupo.',
    request: '{name} quiere unirse a {group}. Acepta o rechaza la solicitud en la página del grupo.',
    seeRequest: 'Ver la solicitud',
    becauseLeader: 'Recibes este correo porque respondes a las solicitudes de este grupo de pares.',

    acceptedSubject: 'Ya formas parte de {group}',
    acceptedPreview: 'Aceptaron tu solicitud.',
    accepted:
      'Aceptaron tu solicitud: tienes un lugar en {group}. Conoce a quienes forman el grupo y agrega sus eventos a tu calendario.',
    openGroup: 'Abrir el grupo',
    declinedSubject: 'Tu solicitud para unirte a {group}',
    declinedPreview: 'Por ahora no hay un lugar para ti.',
    declined:
      'Gracias por tu interés en {group}. Por ahora no hay un lugar para ti, pero quizá lo haya en otro grupo.',
    seeOthers: 'Ver otros grupos',
    becauseAsked: 'Recibes este correo porque pediste unirte a este grupo de pares.',
  },
  mailRsvp: {
    attendingSubject: 'Asistirás a {title}',
    attendingPreview: '{day}. Adjuntamos el evento para tu calendario.',
    reserved: 'Tu lugar está reservado. ¡Qué gusto que vengas!',

    waitlistSubject: 'Estás en la lista de espera de {title}',
    waitlistSubjectPlace: 'Estás en la lista de espera de {title} ({place} en la fila)',
    waitlistPreview: '{day}. Te escribiremos en cuanto haya un lugar para ti.',
    waiting:
      'Por ahora todos los lugares están ocupados. Cuando se libere uno, será para quien esté primero en la fila, y te escribiremos enseguida.',
    tentative: 'El archivo adjunto agrega el evento a tu calendario como provisional.',

    promotedSubject: 'Saliste de la lista de espera: tienes un lugar en {title}',
    promotedPreview: '{day}. Se liberó un lugar y es tuyo.',
    promoted:
      'Se liberó un lugar y te tocaba a ti: es tuyo. Si ya no puedes venir, cédelo, por favor, para que lo aproveche quien sigue en la fila.',
    becauseWaited: 'Recibes este correo porque estabas en la lista de espera de este evento.',

    hasSeatSubject: 'Ya tienes un lugar: {title}',
    inLineSubject: 'Ya estás en la lista de espera: {title}',
    keptPreview: '{day}. Nada ha cambiado.',
    hasSeat:
      'Ya tienes un lugar, así que no hay nada que hacer. Alguien volvió a escribir tu correo en el formulario de reserva de este evento.',
    inLine:
      'Ya estás en la lista de espera, así que no hay nada que hacer. Alguien volvió a escribir tu correo en el formulario de reserva de este evento.',
    keptNotYou:
      '¿No fuiste tú? Nada ha cambiado, y a quien escribió tu correo no le dijimos que lo conocemos.',

    confirmSubject: 'Confirma tu lugar: {title}',
    joinWaitlistSubject: 'Entra en la lista de espera: {title}',
    requestPreview: '{day}. {state}',
    notConfirmed: 'Aún sin confirmar',
    asked: 'Gracias por tu interés. {state} {next}',
    heldUntil: 'Te guardamos un lugar hasta las {time}.',
    allTaken: 'Por ahora todos los lugares están ocupados.',
    noneHeld: 'Por ahora no tenemos un lugar guardado para ti.',
    confirmByThen: 'Confírmalo antes, por favor; si no, será para quien sigue en la fila.',
    confirmToWait: 'Confirma para entrar en la lista de espera.',
    confirmForEither:
      'Confirma y tendrás un lugar si queda alguno o, si no, un puesto en la lista de espera.',
    confirmSeat: 'Confirmar mi lugar',
    joinWaitlist: 'Entrar en la lista de espera',
    hasAccount: 'Este correo ya tiene una cuenta. Inicia sesión y reserva tu lugar con un clic.',
    signIn: 'Iniciar sesión',
    requestNotYou: '¿No fuiste tú? No hay nada que hacer: lo que nadie confirma se borra.',

    withdrawnSeatSubject: 'Ya no asistirás a {title}',
    withdrawnLineSubject: 'Saliste de la lista de espera de {title}',
    withdrawnPreview: '{day}. El archivo adjunto lo quita de tu calendario.',
    notAttending: 'No asistirás',
    offWaitlist: 'Fuera de la lista de espera',
    gaveUpSeat: 'Cediste tu lugar en este evento.',
    leftLine: 'Saliste de la lista de espera de este evento.',
    aboutPayment: 'El equipo de atención a miembros te escribirá sobre tu pago.',
    changedYourMind:
      '¿Cambiaste de opinión? Puedes volver a reservar en la página del evento mientras haya lugares.',

    cancelledSeatSubject: 'Se canceló tu lugar en {title}',
    cancelledLineSubject: 'Se canceló tu puesto en la lista de espera de {title}',
    cancelledPreview: '{day}. Escríbenos si te toma por sorpresa.',
    cancelled: 'Cancelado',
    cancelledSeat:
      'Cancelamos tu lugar en este evento. Si te toma por sorpresa, escríbenos, por favor, y lo revisaremos.',
    cancelledLine:
      'Cancelamos tu puesto en la lista de espera de este evento. Si te toma por sorpresa, escríbenos, por favor, y lo revisaremos.',

    invitedSubject: 'Tienes una invitación: {title}',
    invitedPreview: '{day}. Dinos si podrás venir.',
    invited: 'Tienes una invitación a este evento. Nos encantaría contar contigo.',
    answer: 'Responder a la invitación',
    becauseInvited: 'Recibes este correo porque el equipo de {brand} te invitó personalmente.',
  },
  mailSalonNews: {
    cancelledSubject: '{title} se cancela',
    cancelledMark: 'Cancelado',
    cancelled: 'Este evento se canceló. No tienes que hacer nada.',
    postponedSubject: '{title} se pospone',
    postponedMark: 'Pospuesto',
    postponed: 'Este evento se pospuso. Conservas tu lugar, y te escribiremos cuando haya una nueva fecha.',
    movedSubject: '{title} pasa al {start}',
    changedSubject: '{title} tiene nueva hora o nuevo lugar',
    movedMark: 'Cambio',
    moved: 'Cambió la hora o el lugar de este evento. Estos son los datos actuales.',
    standsSubject: '{title} sigue en pie',
    standsMark: 'Sigue en pie',
    stands: 'Este evento sí se llevará a cabo.',

    preview: '{day}. {sentence}',
    keepsSeat: 'Tu lugar sigue siendo tuyo. Si ya no puedes venir, cédelo, por favor.',
    keepsPlace: 'Conservas tu puesto en la lista de espera.',
    postponedCalendar: 'El archivo adjunto quita el evento de tu calendario hasta que haya una nueva fecha.',
    updatesCalendar: 'El archivo adjunto actualiza tu calendario.',

    reminderSubject: 'Mañana: {title}',
    reminder: 'Te esperamos con gusto.',
    joinNow: 'Entrar en línea',
    doorOpens: 'La sala se abre 15 minutos antes del inicio.',

    noteSubject: 'Una nota sobre {title}',
    notePreview: 'Una nota para quienes vienen, {day}.',
    note: 'Aquí tienes una nota de nuestro equipo sobre este evento:',
  },
  mailMembership: {
    welcome: 'Te damos la bienvenida a {brand}',
    goesOnSubject: 'Tu membresía de {brand} continúa',
    welcomeBack: 'Qué gusto tenerte de vuelta',
    setPasswordPreview: 'Crea tu contraseña para empezar.',
    memberUntilPreview: 'Tu membresía está vigente hasta el {day}.',
    paidThanks: 'Tu membresía está pagada. Gracias.',
    setPassword: 'Crear tu contraseña',
    linkWorksOnce:
      'El enlace funciona una sola vez, durante 60 minutos. Si ya venció, su página te envía otro.',
    confirmEmail: 'Confirmar tu correo',
    signIn: 'Iniciar sesión',
    oneYear: 'Membresía, un año',
    paid: 'Pagado',
    memberUntil: 'Vigente hasta',
    receipt: 'Recibo',
    becausePaid: 'Recibes este correo porque se pagó una membresía de {brand} con tu dirección.',

    confirmSubject: 'Confirma tu membresía de {brand}',
    confirmPreview: 'Alguien pagó un año con tu correo.',
    wasItYou: '¿Fuiste tú?',
    paidForYou:
      'Se pagó un año de membresía con tu correo, que ya tiene una cuenta. Confirma que era para ti y sumaremos el año.',
    confirmMembership: 'Confirmar mi membresía',
    notForYou:
      '¿No era para ti? Ignora este correo: nada de tu cuenta se mostró ni cambió. En {support} pueden contarte más.',

    receiptSubject: 'Tu recibo de {brand}',
    thankYou: 'Gracias',
    received: 'Recibimos tu pago.',
    total: 'Total',
    viewPlan: 'Ver tu plan',
    viewEvent: 'Ver el evento',
    becauseBought: 'Recibes este correo porque compraste algo con nosotros.',
  },
  mailRefund: {
    subject: 'Tu pago de {title}',
    preview: '{amount}: atención a miembros ya lo sabe.',
    heading: 'Sobre tu pago',
    noSeat: 'No tienes un lugar por este pago. {why}',
    event: 'Evento',
    amount: 'Importe',
    receipt: 'Recibo',
    weSettleIt: 'Atención a miembros ya lo sabe y lo resolverá contigo. No tienes que hacer nada.',
    viewEvent: 'Ver el evento',
    because: 'Recibes este correo porque pagaste un lugar en un evento.',
    seat_gone: 'El pago llegó después de los 15 minutos que te guardamos el lugar, y ya no quedaba ninguno.',
    event_off: 'El evento no se llevará a cabo.',
    had_seat: 'El lugar ya estaba pagado.',
    given_back: 'El lugar se cedió, o lo cancelamos, después de pagarse.',
  },
  mailSignIn: {
    setPassword: 'Crear una nueva contraseña',
    signIn: 'Iniciar sesión',

    resetSubject: 'Crea una nueva contraseña para {brand}',
    resetPreview: 'El enlace funciona una sola vez, durante {minutes} minutos.',
    canReset: 'Aquí puedes crear una nueva contraseña.',
    resetTerms:
      'El enlace funciona una sola vez, durante {minutes} minutos. Después se cerrará tu sesión en todos los demás dispositivos. Si no lo pediste, no hay nada que hacer: tu contraseña sigue igual.',
    becauseReset: 'Recibes este correo porque alguien pidió una nueva contraseña para tu dirección.',

    knownSubject: 'Ya tienes una cuenta de {brand}',
    knownPreview: 'Solo inicia sesión: no hay nada que pagar.',
    knownHeading: 'Este correo ya está registrado',
    known:
      'Alguien empezó a registrarse en {brand} con tu correo. Ya tiene una cuenta, así que mejor inicia sesión.',
    knownNotYou:
      '¿No fuiste tú? No hay nada que hacer: tu cuenta sigue igual, y a quien escribió tu correo no le dijimos que lo conocemos.',
    becauseSignUp:
      'Recibes este correo porque alguien escribió tu dirección en nuestro formulario de registro.',

    refusedSubject: 'Rechazamos intentos de entrar a tu cuenta de {brand}',
    refusedPreview: 'Alguien probó muchas contraseñas incorrectas con tu correo.',
    refusedHeading: 'Rechazamos intentos de entrar',
    refused:
      'Alguien probó muchas contraseñas incorrectas con tu correo. Con ninguna pudo entrar, y cada nuevo intento tiene que esperar más.',
    refusedYou: '¿Fuiste tú? Con una nueva contraseña entras enseguida.',
    refusedNotYou:
      '¿No fuiste tú? Puedes seguir entrando donde ya lo habías hecho. Si usas esta contraseña en otro sitio, crea una nueva aquí.',
    becauseRefused:
      'Recibes este correo, como máximo una vez al día, porque rechazamos intentos de entrar a tu cuenta.',

    deviceSubject: 'Un nuevo dispositivo entró a tu cuenta de {brand}',
    devicePreview: '¿Fuiste tú? Entonces no hay nada que hacer.',
    deviceHeading: 'Un nuevo dispositivo inició sesión',
    deviceNew: 'Alguien inició sesión en tu cuenta desde un dispositivo que no habíamos visto.',
    when: 'Cuándo',
    device: 'Dispositivo',
    deviceOn: '{browser} en {system}',
    unknownBrowser: 'Un navegador desconocido',
    deviceYou: '¿Fuiste tú? Entonces no hay nada que hacer.',
    deviceNotYou:
      '¿No fuiste tú? Cierra la sesión de ese dispositivo y crea una nueva contraseña: eso cierra la sesión en todos.',
    seeDevices: 'Ver dónde tienes sesión iniciada',
    deviceHelp: 'Si necesitas ayuda, escribe a {support}.',
    becauseSecurity: 'Recibes este correo porque se trata de cómo inicias sesión.',
  },
  mailAccount: {
    confirmSubject: 'Confirma tu dirección de correo',
    confirmPreview: 'Un clic y listo.',
    confirmHeading: '¿Es esta tu dirección?',
    confirmForAccount: 'Confirma esta dirección para que podamos usarla en tu cuenta.',
    confirmForOpportunity:
      'Confirma esta dirección para que podamos revisar la oportunidad que quieres compartir.',
    confirm: 'Confirmar esta dirección',
    confirmNotYou: '¿No fuiste tú? No hay nada que hacer: sin el clic no pasa nada.',
    becauseAccount: 'Recibes este correo porque alguien nos dio esta dirección para una cuenta.',
    becauseOpportunity: 'Recibes este correo porque alguien nos dio esta dirección con una oportunidad.',

    changed: 'Tu cuenta tiene una nueva dirección de correo',
    changedPreview: 'Desde ahora escribiremos a la nueva.',
    changedTo:
      'Tu cuenta de {brand} tiene ahora otra dirección: {address}. Con esta ya no puedes iniciar sesión.',
    changedNotYou: 'Si no fuiste tú, escribe a {support} cuanto antes.',
    becauseChanged: 'Recibes este correo porque esta era la dirección de tu cuenta.',

    declined: 'Tu cuenta conserva su dirección de correo',
    declinedPreview: 'Atención a miembros respondió a tu solicitud.',
    declinedWrites: 'Pediste otra dirección. Atención a miembros no la cambió y te escribe:',
    declinedAsBefore: 'Sigue iniciando sesión con esta dirección. ¿Preguntas? Escribe a {support}.',
    becauseDeclined: 'Recibes este correo porque pediste cambiar la dirección de tu cuenta.',
  },
  mailInvitation: {
    subject: '{referrer} te invita a {brand}',
    preview: 'Una comunidad de mujeres en la alta dirección.',
    heading: 'Tienes una invitación a {brand}',
    about:
      '{referrer} forma parte de {brand}, una comunidad de mujeres en la alta dirección que aprenden unas de otras y se abren puertas. {referrer} pensó en ti.',
    see: 'Descubre de qué se trata',
    because: 'Recibes este correo una sola vez, porque {referrer} nos dio tu dirección.',
  },
  calendar: {
    waitlist: 'Lista de espera: {title}',
    online: 'En línea',
    join: 'Entrar: {link}',
  },
} satisfies Translation;
