/** What schemas and services write in English, by that English; `{1}` stands for what differs. */
export const sentences: Readonly<Record<string, string>> = {
  // Sign-up and the first password.
  'First name is required': 'El nombre es obligatorio',
  'Last name is required': 'El apellido es obligatorio',
  'Email is required': 'El correo es obligatorio',
  'The email has the incorrect format': 'El correo no tiene el formato correcto',
  'this email is already signed up.': 'este correo ya está registrado.',
  'You are a member already.': 'Ya eres miembro.',
  'The account that was paid for is closed.': 'La cuenta por la que se pagó está cerrada.',
  'This checkout was begun elsewhere.': 'Este pago se inició en otro lugar.',
  'Password too short': 'La contraseña es muy corta',
  'Password too long': 'La contraseña es muy larga',
  'Your password must contain a lowercase letter.': 'Tu contraseña debe contener una letra minúscula.',
  'Your password must contain a uppercase letter.': 'Tu contraseña debe contener una letra mayúscula.',
  'Your password must contain a number.': 'Tu contraseña debe contener un número.',
  'Your password must contain a special character. [!@#$%^&*]':
    'Tu contraseña debe contener un carácter especial. [!@#$%^&*]',
  'This password is too easy to guess.': 'Esta contraseña es muy fácil de adivinar.',
  'Password do not match': 'Las contraseñas no coinciden',
  'Strength: very easy to guess': 'Seguridad: muy fácil de adivinar',
  'Strength: easy to guess': 'Seguridad: fácil de adivinar',
  'Strength: fair': 'Seguridad: aceptable',
  'Strength: good': 'Seguridad: buena',
  'Strength: strong': 'Seguridad: alta',
  'There is a password already.': 'Ya hay una contraseña.',
  'This link has been used already or is too old.': 'Este enlace ya se usó o es muy antiguo.',

  // The intake.
  'Agree to the member agreement': 'Acepta el acuerdo de membresía',
  'Choose a company from the list, or add it': 'Elige una empresa de la lista o agrégala',
  'This company is already in our list: choose it instead': 'Esta empresa ya está en nuestra lista: elígela',
  'Company is required': 'La empresa es obligatoria',
  'Upload the picture first': 'Primero sube la imagen',

  // Invitations.
  "Please enter your friend's first name": 'Escribe el nombre de quien invitas',
  "Please enter your friend's last name": 'Escribe el apellido de quien invitas',
  "Please enter your friend's company": 'Escribe la empresa de quien invitas',
  'Please enter a valid email': 'Escribe un correo válido',
  'LinkedIn URL is too short': 'La URL de LinkedIn es muy corta',
  'Referred first name is required': 'El nombre de la persona recomendada es obligatorio',
  'Referred last name is required': 'El apellido de la persona recomendada es obligatorio',
  'Valid referred email is required': 'Hace falta un correo válido de la persona recomendada',
  'Referred company is required': 'La empresa de la persona recomendada es obligatoria',
  'Referrer first name is required': 'Tu nombre es obligatorio',
  'Referrer last name is required': 'Tu apellido es obligatorio',
  'Valid referrer email is required': 'Hace falta un correo tuyo válido',
  'You can invite {1} friends a day. Please invite the next ones tomorrow.':
    'Puedes invitar a {1} personas al día. Invita a las demás mañana.',
  'This is your own email: enter your friend’s.': 'Este es tu propio correo: escribe el de quien invitas.',

  // Connections.
  'You are already the best of company: choose another member.':
    'Contigo ya estás en la mejor compañía: elige a otro miembro.',
  'You have blocked this member. Unblock them first.': 'Bloqueaste a este miembro. Primero quita el bloqueo.',
  'This has changed in the meantime.': 'Esto cambió mientras tanto.',
  'You have many open requests. Wait for some answers first.':
    'Tienes muchas solicitudes abiertas. Primero espera algunas respuestas.',
  'This is not possible for this connection.': 'Esto no es posible para esta conexión.',
  'Say which connection is meant.': 'Indica de qué conexión se trata.',

  // The profile.
  'Fill this in or remove it': 'Complétalo o quítalo',
  'Choose one of the options': 'Elige una de las opciones',
  'The phone number has the incorrect format': 'El teléfono no tiene el formato correcto',
  'Enter a full web address, like https://www.linkedin.com/in/you':
    'Escribe una dirección web completa, como https://www.linkedin.com/in/tu-nombre',
  'Keep it to {1} characters': 'Usa como máximo {1} caracteres',
  'Keep it to {1} entries': 'Agrega como máximo {1}',
  'Save one part of your profile at a time.': 'Guarda una parte de tu perfil a la vez.',
  'There is nothing to save.': 'No hay nada que guardar.',
  'A goal here is of another kind': 'Una meta de aquí es de otro tipo',
  'This was changed somewhere else in the meantime. Look at what is there now, then save again.':
    'Esto se cambió en otro lugar mientras tanto. Mira lo que hay ahora y guarda de nuevo.',
  'Choose a board type': 'Elige un tipo de consejo',
  'Choose a board role': 'Elige un rol en el consejo',
  'Enter a year from {1} to this year': 'Escribe un año desde {1} hasta este año',
  'The start year cannot be after the end year': 'El año de inicio no puede ser posterior al de término',
  'The end year cannot be before the start year': 'El año de término no puede ser anterior al de inicio',
  'Please do not upload duplicated files.': 'No subas archivos duplicados.',
  'Give the document a name': 'Ponle un nombre al documento',
  'Choose what kind of document this is': 'Elige qué tipo de documento es',
  'Documents are PDF files.': 'Los documentos son archivos PDF.',
  'Upload the file first': 'Primero sube el archivo',
  'Write your goal or remove it': 'Escribe tu meta o quítala',
  'Choose what kind of goal this is': 'Elige qué tipo de meta es',
  'You have this goal already': 'Ya tienes esta meta',
  'Visible to everyone': 'Visible para todos',
  'Visible to connections': 'Visible para mis conexiones',
  'Visible to me': 'Visible solo para mí',
  'Add a profile photo': 'Agrega una foto de perfil',
  'Add your title and company': 'Agrega tu cargo y tu empresa',
  'Choose your nearest regional hub': 'Elige tu sede más cercana',
  'Write a tagline': 'Escribe una frase de presentación',
  'Write your leadership bio': 'Escribe tu biografía de liderazgo',
  'Name your thought leadership topics': 'Nombra tus temas de liderazgo',
  'Describe your career experience': 'Describe tu experiencia profesional',
  'Add your board experience': 'Agrega tu experiencia en consejos',
  'Add the languages you speak': 'Agrega los idiomas que hablas',
  'Add your community affiliations': 'Agrega tus afiliaciones comunitarias',
  'Upload your executive resume': 'Sube tu currículum ejecutivo',
  'Choose your goals': 'Elige tus metas',

  // The directory.
  'Newest members': 'Más recientes',
  Alphabetical: 'Alfabético',

  // The account and its ways to sign in.
  'You are the last admin: make another member one first.':
    'Eres la última persona que administra: primero nombra a otro miembro.',
  'Give it a name': 'Ponle un nombre',
  'Keep it to one line': 'Escríbelo en una sola línea',
  'You have {1} passkeys. Remove one first.': 'Tienes {1} llaves de acceso. Primero quita una.',
  'This passkey is known already.': 'Esta llave de acceso ya existe.',
  'That passkey could not be added. Please try again.':
    'No se pudo agregar esa llave de acceso. Inténtalo de nuevo.',
  'There is an authenticator app already.': 'Ya hay una aplicación de autenticación.',
  'A second step was set up in the meantime. Use that one.':
    'Mientras tanto se configuró un segundo paso. Usa ese.',
  'Staff sign in with two factors: add another before you remove this.':
    'El equipo inicia sesión con dos factores: agrega otro antes de quitar este.',
  'That code is not right, or was used already. Try the next one.':
    'Ese código no es correcto o ya se usó. Prueba con el siguiente.',
  'That was a lot of codes. Please wait a quarter of an hour, then try again.':
    'Fueron muchos códigos. Espera un cuarto de hora e inténtalo de nuevo.',
  'Please confirm that it is you, then try again.': 'Confirma que eres tú e inténtalo de nuevo.',
  'Failed to send email': 'No se pudo enviar el correo',

  // What any form or route may say.
  'Please fill this in': 'Completa este campo',
  'Please check this': 'Revisa este campo',
  'Please check what you entered.': 'Revisa lo que escribiste.',
  'Please check how this is written': 'Revisa cómo está escrito',
  'Type at least {1} characters': 'Escribe al menos {1} caracteres',
  'Choose at least one': 'Elige al menos una opción',
  'Choose at most {1}': 'Elige como máximo {1}',
  'Something went wrong. Please try again.': 'Algo salió mal. Inténtalo de nuevo.',
  'Something went wrong on our side. Please try again.':
    'Algo salió mal de nuestro lado. Inténtalo de nuevo.',
  'This is not available just now. Please try again.':
    'Esto no está disponible por ahora. Inténtalo de nuevo.',
  'That was a lot at once. Please wait a little, then try again.':
    'Fue mucho de una vez. Espera un poco e inténtalo de nuevo.',
  'Please sign in to continue.': 'Inicia sesión para continuar.',
  'You do not have access to this.': 'No tienes acceso a esto.',
  'We could not find that {1}.': 'No lo encontramos.',

  // Uploads: what failed, and what can be done about it.
  'Failed to upload file': 'No se pudo subir el archivo',
  'Failed to upload file. Choose a PDF of up to 10 MB or a picture of up to 5 MB.':
    'No se pudo subir el archivo. Elige un PDF de hasta 10 MB o una imagen de hasta 5 MB.',
  'Failed to upload file. This picture cannot be read. Please save it again or choose another one.':
    'No se pudo subir el archivo. No podemos leer esta imagen. Guárdala de nuevo o elige otra.',
  'Failed to upload file. This picture has too many pixels. Please choose a smaller one.':
    'No se pudo subir el archivo. Esta imagen tiene demasiados píxeles. Elige una más pequeña.',
  'Failed to upload file. This file is too large.': 'No se pudo subir el archivo. Es demasiado grande.',
  'Failed to upload file. The upload broke off. Please try again.':
    'No se pudo subir el archivo. La carga se interrumpió. Inténtalo de nuevo.',
  'Failed to upload file. The upload took too long. Please try again.':
    'No se pudo subir el archivo. La carga tardó demasiado. Inténtalo de nuevo.',
  'Failed to upload file. Something went wrong on our side. Please try again.':
    'No se pudo subir el archivo. Algo salió mal de nuestro lado. Inténtalo de nuevo.',
};
