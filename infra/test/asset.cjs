/** What a test sees instead of a font, picture or stylesheet: an address. */
module.exports = 'asset';
