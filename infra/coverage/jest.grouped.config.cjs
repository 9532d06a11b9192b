const { counted } = require('./counted.cjs');

module.exports = counted(require('../test/jest.grouped.config.cjs'));
