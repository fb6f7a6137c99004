/**
 * Receives leads and writes each into a row of the spreadsheet that this script belongs to. README.md beside this file
 * explains the setup.
 *
 * A browser may send a lead more than once, under the same leadId, because it cannot always know that the lead arrived.
 * Repeats get the same response, and no row is written. A form with `partial: true` sends a lead twice: with the status
 * "partial", and with "complete" under the same leadId, which replaces the values in its row. Nothing replaces a complete lead.
 *
 * Anybody can send something to this address. A sheet has at most MAX_COLUMNS columns: values without a column of their own are
 * together in one more. A value that is too long for a cell goes on in the next columns, such as "message (2)".
 */
var SHEET_NAME = 'Leads';

/** The first column of every sheet. */
var ID_COLUMN = 'leadId';

/** The column that says whether a lead is complete, if a form sends partial leads. */
var STATUS_COLUMN = 'status';

/** The column of values that have no other. */
var MORE_COLUMN = 'other values';

/** The most columns, and the most characters of a heading. */
var MAX_COLUMNS = 200;
var MAX_HEADING = 80;

/** Text for one cell. Google Sheets takes 50,000 UTF-16 units, of which a character has one or two. */
var CELL = /[^]{1,20000}/gu;

/** The most characters of a body. A form of the site sends at most 16 KB. */
var MAX_BODY = 500000;

/** Ids as forms make them, and those of other programs. */
var ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;

/** Maximum wait for another lead that is being written, in milliseconds. */
var PATIENCE = 20000;

function doPost(event) {
  var lead;
  if (event.postData.contents.length > MAX_BODY) return answer({ ok: false, error: 'The body is too long.' });
  try {
    lead = JSON.parse(event.postData.contents);
  } catch (error) {
    return answer({ ok: false, error: 'The body is not JSON.' });
  }
  if (lead === null || typeof lead !== 'object' || typeof lead.leadId !== 'string' || !ID.test(lead.leadId)) {
    return answer({ ok: false, error: 'The lead has no leadId.' });
  }

  // Without the lock, two leads at once would be written into the same row.
  var lock = LockService.getScriptLock();
  if (!lock.tryLock(PATIENCE)) return answer({ ok: false, error: 'Too many leads at once.' });
  try {
    var sheet = leadSheet();
    var row = rowOf(sheet, lead.leadId);
    if (row === 0) write(sheet, sheet.getLastRow() + 1, lead);
    else if (lead.status === 'complete' && statusIn(sheet, row) === 'partial') write(sheet, row, lead);
    // An unflushed row may be lost after the response, or invisible to the next request.
    SpreadsheetApp.flush();
    return answer({ ok: true, leadId: lead.leadId });
  } catch (error) {
    return answer({ ok: false, error: 'The row could not be written.' });
  } finally {
    lock.releaseLock();
  }
}

function leadSheet() {
  var book = SpreadsheetApp.getActiveSpreadsheet();
  var sheet = book.getSheetByName(SHEET_NAME) || book.insertSheet(SHEET_NAME);
  if (sheet.getLastRow() === 0) sheet.appendRow([ID_COLUMN]);
  return sheet;
}

/** The row of a lead; 0 if there is none. */
function rowOf(sheet, leadId) {
  var column = headings(sheet).indexOf(ID_COLUMN) + 1;
  if (column === 0) throw new Error('The sheet has no column ' + ID_COLUMN + '.');
  var rows = sheet.getLastRow() - 1;
  if (rows < 1) return 0;
  var found = sheet.getRange(2, column, rows, 1).createTextFinder(leadId).matchEntireCell(true).matchCase(true).findNext();
  return found === null ? 0 : found.getRow();
}

function statusIn(sheet, row) {
  var column = headings(sheet).indexOf(STATUS_COLUMN) + 1;
  return column === 0 ? '' : String(sheet.getRange(row, column).getValues()[0][0]);
}

/** Writes the values of a lead into a row, under the headings of their names. A new name gets a new heading while there is room. */
function write(sheet, row, lead) {
  var names = headings(sheet);
  var known = names.length;
  var cells = cellsOf(lead, names);
  if (names.length > sheet.getMaxColumns()) {
    sheet.insertColumnsAfter(sheet.getMaxColumns(), names.length - sheet.getMaxColumns());
  }
  if (row > sheet.getMaxRows()) sheet.insertRowsAfter(sheet.getMaxRows(), row - sheet.getMaxRows());
  if (names.length > known) {
    var added = sheet.getRange(1, known + 1, 1, names.length - known);
    added.setNumberFormat('@').setValues([names.slice(known).map(asText)]);
  }
  var values = names.map(function (name) {
    return cells.has(name) ? cells.get(name) : '';
  });
  // Plain text keeps the leading zeros of phone numbers, and "=" starts no formula.
  sheet.getRange(row, 1, 1, values.length).setNumberFormat('@').setValues([values]);
}

/** Returns the texts of a lead by their headings, and adds new headings to `names`. */
function cellsOf(lead, names) {
  var cells = new Map();
  var more = {};
  Object.keys(lead).forEach(function (name) {
    var isHeading = name !== '' && name.length <= MAX_HEADING && name !== MORE_COLUMN;
    if (!isHeading || !put(cells, names, name, lead[name], MAX_COLUMNS)) more[name] = lead[name];
  });
  if (Object.keys(more).length > 0) put(cells, names, MORE_COLUMN, more, Infinity);
  return cells;
}

/** Divides a value over as many columns as it needs. Returns false if that would be more than `most` or cover another value. */
function put(cells, names, name, value, most) {
  var text = typeof value === 'string' ? value : JSON.stringify(value);
  var parts = text.match(CELL) || [''];
  var wanted = parts.map(function (_, index) {
    return index === 0 ? name : name + ' (' + (index + 1) + ')';
  });
  var added = wanted.filter(function (heading) {
    return names.indexOf(heading) === -1;
  });
  var isTaken = wanted.some(function (heading) {
    return cells.has(heading);
  });
  if (isTaken || (added.length > 0 && names.length + added.length > most)) return false;
  names.push.apply(names, added);
  wanted.forEach(function (heading, index) {
    cells.set(heading, asText(parts[index]));
  });
  return true;
}

function headings(sheet) {
  return sheet.getRange(1, 1, 1, Math.max(1, sheet.getLastColumn())).getValues()[0].map(String);
}

function asText(text) {
  // Programs that open an exported sheet would run it as a formula.
  return /^[=+\-@\t\r]/.test(text) ? "'" + text : text;
}

/** Returns a JSON response. Apps Script cannot set a status code, so the body says whether it worked. */
function answer(body) {
  return ContentService.createTextOutput(JSON.stringify(body)).setMimeType(ContentService.MimeType.JSON);
}
