const { runFolder } = require('./runFolder.cjs');

module.exports = () => void runFolder();
