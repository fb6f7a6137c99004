/**
 * Receives leads and writes each into a row of the spreadsheet that this script belongs to. README.md beside this file
 * explains the setup.
 *
 * A browser may send a lead more than once, under the same leadId, because it cannot always know that the lead arrived.
 * Repeats get the same response, and no row is written. A form with `partial: true` sends a lead twice: with the status
 * "partial", and with "complete" under the same leadId, which replaces the values in its row. Nothing replaces a complete lead.
 */
var SHEET_NAME = 'Leads';

/** The first column of every sheet. */
var ID_COLUMN = 'leadId';

/** The column that says whether a lead is complete, if a form sends partial leads. */
var STATUS_COLUMN = 'status';

/** Maximum wait for another lead that is being written, in milliseconds. */
var PATIENCE = 20000;

function doPost(event) {
  var lead;
  try {
    lead = JSON.parse(event.postData.contents);
  } catch (error) {
    return answer({ ok: false, error: 'The body is not JSON.' });
  }
  if (lead === null || typeof lead !== 'object' || typeof lead.leadId !== 'string' || lead.leadId === '') {
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
  var found = sheet.getRange(2, column, rows, 1).createTextFinder(leadId).matchEntireCell(true).findNext();
  return found === null ? 0 : found.getRow();
}

function statusIn(sheet, row) {
  var column = headings(sheet).indexOf(STATUS_COLUMN) + 1;
  return column === 0 ? '' : String(sheet.getRange(row, column).getValues()[0][0]);
}

/** Writes each value into a row, under the heading of its name. A new name gets a new heading. */
function write(sheet, row, lead) {
  var names = headings(sheet);
  Object.keys(lead).forEach(function (name) {
    if (names.indexOf(name) !== -1) return;
    names.push(name);
    sheet.getRange(1, names.length).setValue(asText(name));
  });
  var values = names.map(function (name) {
    return Object.prototype.hasOwnProperty.call(lead, name) ? asText(lead[name]) : '';
  });
  var range = sheet.getRange(row, 1, 1, values.length);
  // Plain text keeps the leading zeros of phone numbers, and "=" starts no formula.
  range.setNumberFormat('@').setValues([values]);
}

function headings(sheet) {
  return sheet.getRange(1, 1, 1, Math.max(1, sheet.getLastColumn())).getValues()[0].map(String);
}

function asText(value) {
  var text = typeof value === 'string' ? value : JSON.stringify(value);
  // Programs that open an exported sheet would run it as a formula.
  return /^[=+\-@\t\r]/.test(text) ? "'" + text : text;
}

/** Returns a JSON response. Apps Script cannot set a status code, so the body says whether it worked. */
function answer(body) {
  return ContentService.createTextOutput(JSON.stringify(body)).setMimeType(ContentService.MimeType.JSON);
}
