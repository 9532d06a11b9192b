const { rmSync } = require('node:fs');
const { runFolder } = require('./runFolder.cjs');

module.exports = () => rmSync(runFolder(), { recursive: true, force: true, maxRetries: 5 });
