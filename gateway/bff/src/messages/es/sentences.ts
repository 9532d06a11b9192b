/** What schemas and services say in English on our pages, by that English; `{1}` stands for what differs. */
export const sentences: Readonly<Record<string, string>> = {
  // Kit and limits.
  'Please fill this in': 'Completa este campo',
  'Please check this': 'Revisa este campo',
  'Please check how this is written': 'Revisa cómo está escrito',
  'Please enter a valid email': 'Escribe un correo válido',
  'Keep it to {1} characters': 'Usa como máximo {1} caracteres',
  'Keep it to one line': 'Escríbelo en una sola línea',
  'That was a lot at once. Please wait a little, then try again.':
    'Fueron muchas solicitudes a la vez. Espera un poco e inténtalo de nuevo.',
  'Something went wrong. Please try again.': 'Algo salió mal. Inténtalo de nuevo.',

  // Passwords and the second step.
  'The email has the incorrect format': 'El correo no tiene un formato válido',
  'Email is required': 'Escribe tu correo',
  'Password too short': 'La contraseña es demasiado corta',
  'Password too long': 'La contraseña es demasiado larga',
  'Your password must contain a lowercase letter.': 'Tu contraseña debe tener una minúscula.',
  'Your password must contain a uppercase letter.': 'Tu contraseña debe tener una mayúscula.',
  'Your password must contain a number.': 'Tu contraseña debe tener un número.',
  'Your password must contain a special character. [!@#$%^&*]':
    'Tu contraseña debe tener un carácter especial. [!@#$%^&*]',
  'This password is too easy to guess.': 'Esta contraseña es demasiado fácil de adivinar.',
  'Password do not match': 'Las contraseñas no coinciden',
  'Strength: very easy to guess': 'Seguridad: muy fácil de adivinar',
  'Strength: easy to guess': 'Seguridad: fácil de adivinar',
  'Strength: fair': 'Seguridad: aceptable',
  'Strength: good': 'Seguridad: buena',
  'Strength: strong': 'Seguridad: alta',
  'That code is not right, or was used already. Try the next one.':
    'Ese código no es correcto o ya se usó. Prueba con el siguiente.',
  'That was a lot of codes. Please wait a quarter of an hour, then try again.':
    'Fueron muchos códigos. Espera un cuarto de hora e inténtalo de nuevo.',
  'That passkey could not be added. Please try again.':
    'No se pudo agregar esa llave de acceso. Inténtalo de nuevo.',
  'A second step was set up in the meantime. Use that one.':
    'Mientras tanto se configuró un segundo paso. Usa ese.',

  // A visitor's RSVP.
  'Please enter your first name': 'Escribe tu nombre',
  'Please enter your last name': 'Escribe tu apellido',
  'Please enter your title': 'Escribe tu cargo',
  'Please enter your email': 'Escribe tu correo',
  'Please enter your company': 'Escribe tu empresa',
  'Please enter your country': 'Elige tu país',
  'Please enter your city': 'Escribe tu ciudad',
  'Please enter your state': 'Escribe tu estado',
  'Please accept the release agreement': 'Acepta la autorización, por favor',
  'Please agree to receive the newsletter': 'Acepta recibir el boletín, por favor',
  'Please enter your invite code.': 'Escribe tu código de invitación.',
  'Incorrect invite code.': 'Código de invitación incorrecto.',
  'Enter a LinkedIn address, like https://www.linkedin.com/in/you':
    'Escribe una dirección de LinkedIn, como https://www.linkedin.com/in/tu-nombre',
  'Enter a phone number, like +1 415 555 0100': 'Escribe un teléfono, como +1 415 555 0100',
  'This event is for members only.': 'Este evento es solo para miembros.',
  'This event was cancelled.': 'Este evento se canceló.',
  'This event was postponed.': 'Este evento se pospuso.',
  'This event has already taken place.': 'Este evento ya tuvo lugar.',
  'This event is at capacity.': 'Este evento está lleno.',
  'Booking for this paid event is not open yet.': 'Aún no se puede reservar este evento de pago.',
  'Please sign in to book a seat at this paid event.':
    'Inicia sesión para reservar un lugar en este evento de pago.',
  'Added to Waitlist.': 'Estás en la lista de espera.',

  // Coaching sessions and opportunities, in mail.
  'Video call': 'Videollamada',
  'Video room': 'Sala de video',
  'Free to cancel until {1} hours before. Later, the session’s time is used.':
    'Puedes cancelar sin costo hasta {1} horas antes. Después, se usa el tiempo de la sesión.',
  'It starts in less than {1} hours. It can no longer be moved, and if you cancel, its {2} will still be used.':
    'Empieza en menos de {1} horas. Ya no se puede cambiar, y si la cancelas, de todos modos se usarán sus {2}.',
  'Confidential Company': 'Empresa confidencial',

  // The test checkout.
  'Enter one of the test cards above.': 'Escribe una de las tarjetas de prueba de arriba.',
  'Enter a month and a year, like 08 / 29.': 'Escribe un mes y un año, como 08 / 29.',
  'This card has expired. Enter a date to come.': 'Esta tarjeta ya venció. Escribe una fecha futura.',
  'Enter the 3 or 4 digits of the security code.': 'Escribe los 3 o 4 dígitos del código de seguridad.',
};
