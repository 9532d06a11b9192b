const { counted } = require('./counted.cjs');

module.exports = counted(require('../test/jest.config.cjs'));
